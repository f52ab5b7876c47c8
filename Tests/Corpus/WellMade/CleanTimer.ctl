screen CleanTimer "Timer" {
  var length: Duration = 25min
  task count(kind: .other, duration: 25min)
  var done: Double in 0...1 = 0
  action start(length: Duration)

  content {
    datePicker {
      mode: .countDownTimer
      countDownDuration <-> length
      minuteInterval: 5
      accessibility { label: "Length" }
    }
    if count.isRunning {
      progressView { progress: done; accessibility { label: "Elapsed" } }
    }
  }
  toolbar {
    button "Start" {
      isEnabled: !count.isRunning
      on touchUpInside { start(length: length); count() }
    }
    button "Cancel" { isEnabled: count.isRunning; on touchUpInside -> cancel count }
  }
}
