screen CleanStopwatch "Stopwatch" {
  var laps: [Duration] = []
  var isRunning: Bool = false
  action start()
  action stop()

  table {
    for lap in laps {
      row "\(lap.formatted(.time))"
    } else {
      row { label "No Laps" }
    }
  }
  toolbar {
    button "Lap" { isEnabled: isRunning; on touchUpInside -> laps.append(1min) }
    button "Reset" { isEnabled: !isRunning; on touchUpInside -> laps.removeAll() }
    button "\(isRunning ? "Stop" : "Start")" {
      on touchUpInside {
        if isRunning { stop() } else { start() }
        isRunning.toggle()
      }
    }
  }
}
