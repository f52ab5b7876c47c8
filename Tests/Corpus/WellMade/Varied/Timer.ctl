screen Timer "Timer" {
  var total: Duration in 0s...23h59min = 10min
  var isRunning: Bool = false
  content {
    datePicker {
      mode: .countDownTimer
      countDownDuration <-> total
      minuteInterval: 5
      isEnabled: !isRunning
      accessibility { label: "Time" }
    }
    button { title: isRunning ? "Stop" : "Start"; on touchUpInside -> isRunning.toggle() }
    if isRunning { label "Ends at \((now + total).formatted(time: .short))" }
  }
}
