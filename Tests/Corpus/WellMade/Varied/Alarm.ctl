enum Sound { radar "Radar"; chimes "Chimes"; waves "Waves" }
record Alarm { id: Int; time: Date; label: String = "Alarm"; isOn: Bool = true }

screen Alarms "Alarms" {
  var alarms: [Alarm] = [
    Alarm(id: 1, time: "2026-01-05T07:00", label: "Work"),
    Alarm(id: 2, time: "2026-01-05T09:30", label: "Weekend", isOn: false)
  ]
  action delete(id: Int)
  navigationBar { button "Add" { on touchUpInside -> sheet EditAlarm() } }
  table {
    for alarm in alarms {
      row "\(alarm.time.formatted(time: .short))" {
        subtitle: alarm.label
        switch { isOn <-> alarm.isOn }
        on select -> push EditAlarm(start: alarm.time, label: alarm.label)
        swipeAction "Delete" { style: .destructive; on touchUpInside -> delete(id: alarm.id) }
      }
    } else {
      row "No Alarms"
    }
  }
}

screen EditAlarm(start: Date = "2026-01-05T07:00", label: String = "Alarm") "Edit Alarm" {
  var time: Date = start
  var name: String = label
  var sound: Sound = .radar
  var snoozes: Bool = true
  action save(time: Date, name: String, sound: Sound, snoozes: Bool)
  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Save" {
      on touchUpInside { save(time: time, name: name, sound: sound, snoozes: snoozes); close }
    }
  }
  table {
    section {
      row {
        datePicker {
          mode: .time
          minuteInterval: 5
          date <-> time
          accessibility { label: "Time" }
        }
      }
    }
    section {
      row "Label" {
        textField { text <-> name; placeholder: "Alarm"; clearButtonMode: .whileEditing }
      }
      row "Sound" { segmentedControl { selection <-> sound } }
      row "Snooze" { switch { isOn <-> snoozes } }
    }
  }
}
