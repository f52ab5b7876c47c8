screen WaterHabit "Drink Water" {
  var glasses: Int in 0...8 = 2
  var reminder: Bool = true
  var every: Int in 1...6 = 2

  action celebrate()

  content {
    label "\(glasses) of 8 glasses" { font: .headline }
    progressView { progress: glasses / 8.0; accessibility { label: "Glasses Today" } }
    stepper { value <-> glasses; accessibility { label: "Glasses" } }
    if glasses == 8 {
      label "Well done!" { textColor: #1B5E20 }
      button "Celebrate" { on touchUpInside -> celebrate() }
    }
  }
  table {
    row "Remind Me" { switch { isOn <-> reminder } }
    row {
      label everyLabel "Every \(every) \(every == 1 ? "hour" : "hours")"
      stepper { value <-> every; describedBy: everyLabel; valueLabel: everyLabel; isEnabled: reminder }
    }
  }
}
