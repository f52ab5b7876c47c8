screen CleanBedtime "Bedtime" {
  var wakes: Date = "2026-03-02T06:30"
  var hours: Int in 5...10 = 8
  var reminds: Bool = true
  var early: Int in 0...60 = 15
  action save(wakes: Date, hours: Int)

  table {
    section "Wake Up" {
      row "Time" { datePicker { date <-> wakes; mode: .time; minuteInterval: 5 } }
    }
    section "Sleep" {
      row {
        label amount "Hours: \(hours)"
        stepper { value <-> hours; describedBy: amount; valueLabel: amount }
      }
    }
    section "Reminder" {
      row "Remind Me" { switch { isOn <-> reminds } }
      if reminds {
        row {
          label lead "Minutes Before: \(early)"
          stepper { value <-> early; stepValue: 5; describedBy: lead; valueLabel: lead }
        }
      }
    }
  }
  toolbar { button "Save" { on touchUpInside -> save(wakes: wakes, hours: hours) } }
}
