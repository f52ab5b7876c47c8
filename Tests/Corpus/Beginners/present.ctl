enum Level { calm "Calm"; brisk "Brisk"; hard "Hard" }

screen Training "Training" {
  var level: Level = .calm
  var minutes: Int in 10...90 = 30
  let tips = ["Drink enough.", "Rest well."]

  action start(level: Level, minutes: Int)

  table {
    row "Level" {
      accessory: .disclosureIndicator
      subtitle: "\(level)"
      on select -> level = present(PickLevel(current: level))
    }
    row {
      label length "Minutes: \(minutes)"
      stepper { value <-> minutes; stepValue: 5; describedBy: length; valueLabel: length }
    }
    section "Tips" {
      for tip in tips {
        row "\(tip)"
      }
    }
  }
  toolbar {
    button "Start" { on touchUpInside -> start(level: level, minutes: minutes) }
  }
}

screen PickLevel(current: Level) "Level" -> Level {
  var level: Level = current

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Use" { on touchUpInside -> finish(level) }
  }
  content {
    segmentedControl {
      selection <-> level
      accessibility { label: "Level of the training" }
    }
  }
}
