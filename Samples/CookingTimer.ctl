import "Theme.ctl"

/// Where a timer stands.
enum Phase {
  ready
  running
  paused
}

/// The rest of the time, large enough to be read across the kitchen.
@allow(label/no-dynamic-type, because: "the digits already fill the width of the screen")
component Digits(rest: Duration) {
  label "\(formatted(rest))" {
    font: system(72)
    textAlignment: .center
    accessibility { traits: [.staticText, .updatesFrequently] }
  }
}

/// Counts down while something is in the oven, and reads recipes aloud meanwhile.
screen CookingTimer "Timer" {
  device: .iPhone
  background: #FFFFFF
  tintColor: #FF3B30

  /// What the wheels say.
  var total: Duration = 45min
  /// What is left of it.
  var rest: Duration = 45min
  var phase: Phase = .ready
  var dish: String = ""
  var servings: Int in 2...12 = 4
  /// Steps that were read aloud already.
  var stepsRead: Int in 0...8 = 0

  let longest: Duration = 12h30min
  let presets: [String] = ["Eggs", "Pasta", "Bread"]

  task reading(kind: .other, duration: .unknown)
  task fetching(kind: .network, duration: 2s)

  action start(duration: Duration)
  action pause()
  action resume()
  action stop()
  action use(preset: String)
  action load(dish: String)
  action scale(servings: Int)

  content {
    background: #FFFFFF

    if phase == .ready {
      datePicker {
        mode: .countDownTimer
        countDownDuration <-> total
        minuteInterval: 5
        accessibility { label: "Time" }
      }
    } else {
      Digits { rest: rest }
    }

    if phase == .running {
      button "Pause" { on touchUpInside -> pause() }
    } else if phase == .paused {
      button "Resume" { on touchUpInside -> resume() }
      button "Stop" {
        tintColor: #C70000
        accessibility { hint: "Sets the time back to the beginning" }
        on touchUpInside -> stop()
      }
    } else {
      button "Start" {
        isEnabled: total >= 1min && total <= longest
        on touchUpInside -> start(duration: total)
      }
    }

    label dishLabel "Dish"
    textField dishField {
      text <-> dish
      describedBy: dishLabel
      placeholder: "What Is Cooking"
      maxLength: 40
      contentHorizontalAlignment: .left
      contentVerticalAlignment: .center
      leftViewMode: .always
      leftView: image("fork", role: .purpose)
      clearButtonMode: .whileEditing
      on editingDidEndOnExit -> load(dish: dish)
    }

    label servingsLabel "Serves \(servings)"
    stepper {
      value <-> servings
      stepValue: 2
      isContinuous: false
      autorepeat: false
      describedBy: servingsLabel
      valueLabel: servingsLabel
      on valueChanged -> scale(servings: servings)
    }
    label "Step \(min(stepsRead + 1, 8)) of 8" { font: .caption1 }
    activityIndicator {
      while: reading
      style: .gray
    }
  }

  toolbar {
    for preset in presets {
      button "Use \(preset)" { on touchUpInside -> use(preset: preset) }
    }
    activityIndicator { while: fetching }
  }
}
