enum Activity {
  walk "Walk"
  run "Run"
  ride "Ride"
  swim "Swim"
}

/// Sets what a day should bring.
screen FitnessGoal "Daily Goal" {
  device: .iPhone
  background: #FFFFFF

  var activity: Activity = .run
  var minutes: Int in 10...120 = 30
  var calories: Double in 100...1_200 = 450
  var done: Double in 0...1 = 0.62
  var reminds: Bool = true
  var at: Date = "2026-06-01T18:00"

  action setGoal(minutes: Int, calories: Double)

  content {
    label "Today" { font: .headline; textColor: #1C1C1E }
    progressView {
      progress: done
      progressTintColor: #34C759
      trackTintColor: #E5E5EA
      accessibility { label: "Progress Today" }
    }
    label "\(round(done * 100)) percent of \(round(calories)) kcal" { font: .caption1 }
  }

  table {
    row "Activity" { segmentedControl { selection <-> activity } }
    row "Exercise" {
      label minutesLabel "\(minutes) minutes"
      stepper {
        value <-> minutes
        stepValue: 5
        describedBy: minutesLabel
        valueLabel: minutesLabel
      }
      layout {
        pin leadingSpaceToSuperview(minutesLabel) == 15
        align verticalCenterInContainer(minutesLabel)
      }
    }
    row "Calories" { slider { value <-> calories } }
    row "Remind Me" { switch reminder { isOn <-> reminds; affects: [reminderTime] } }
    row "At" {
      datePicker reminderTime {
        mode: .time
        date <-> at
        minuteInterval: 15
        isEnabled: reminder.isOn
      }
    }
  }

  toolbar {
    button "Set Goal" { on touchUpInside -> setGoal(minutes: minutes, calories: calories) }
  }
}
