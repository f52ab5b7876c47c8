record Alarm {
  id: Int
  name: String
  time: Date
  isOn: Bool = true
}

screen CleanAlarms "Alarms" {
  var alarms: [Alarm] = [
    Alarm(id: 1, name: "Work", time: "2026-03-02T06:45"),
    Alarm(id: 2, name: "Gym", time: "2026-03-02T18:30", isOn: false)
  ]
  action add()

  navigationBar { button "Add" { on touchUpInside -> add() } }
  table {
    for alarm in alarms {
      row "\(alarm.name)" {
        subtitle: "\(alarm.time.formatted(time: .short))"
        switch { isOn <-> alarm.isOn }
        swipeAction "Delete" {
          style: .destructive
          on touchUpInside -> alarms = alarms.filter($0 != alarm)
        }
      }
    } else {
      row { label "No Alarms" }
    }
  }
}
