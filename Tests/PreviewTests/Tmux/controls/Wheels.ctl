/// When a train leaves, and from where.
screen Wheels "Journey" {
  device: .iPhone

  var leaves: Date = "2026-03-10T08:30"
  var day: Date = "2026-02-27"
  var wakes: Date = "2026-03-10T11:45"
  var nap: Duration = 30min
  var town: String = "Lyon"
  var seat: String = "Aisle"

  action choose(wheel: Int, row: Int)
  action plan(day: Date)

  table {
    section "Leaves" {
      row {
        datePicker leavesPicker {
          mode: .dateAndTime
          date <-> leaves
          minuteInterval: 30
          minimumDate: "2026-03-10T08:00"
          maximumDate: "2026-03-11T20:00"
          accessibility { label: "Leaves" }
        }
      }
    }
    section "Day" {
      row {
        datePicker dayPicker {
          mode: .date
          date <-> day
          accessibility { label: "Day" }
          on valueChanged -> plan(day: day)
        }
      }
    }
    section "Wakes" {
      row {
        datePicker wakesPicker {
          mode: .time
          date <-> wakes
          minuteInterval: 15
          showsAMPM: true
          accessibility { label: "Wakes" }
        }
      }
    }
    section "Nap" {
      row {
        datePicker napPicker {
          mode: .countDownTimer
          countDownDuration <-> nap
          minuteInterval: 10
          accessibility { label: "Nap" }
        }
      }
    }
    section "From" {
      row {
        picker townPicker {
          wheel {
            values: ["Lyon", "Nice", "Paris"]
            selection <-> town
          }
          wheel {
            values: ["Aisle", "Window"]
            selection <-> seat
          }
          accessibility { label: "Town and Seat" }
          on select(wheel, row) -> choose(wheel: wheel, row: row)
        }
      }
    }
  }
}
