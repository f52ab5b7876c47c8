screen Timer "Timer" {
  var length: Duration = 25min
  var isRunning = false

  action start(length: Duration)
  action stop()

  content {
    datePicker {
      mode: .countDownTimer
      countDownDuration <-> length
      minuteInterval: 5
      isEnabled: !isRunning
      accessibility { label: "Length" }
    }
  }
  toolbar {
    if isRunning {
      button "Stop" { on touchUpInside -> stop() }
    } else {
      button "Start" { on touchUpInside -> start(length: length) }
    }
  }
}
