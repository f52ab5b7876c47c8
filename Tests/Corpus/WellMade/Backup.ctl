screen Backup "Backup" {
  var done: Double in 0...1 = 0
  var isPaused = false

  task copy(kind: .network, duration: .unknown)

  action pause()

  statusBar { networkActivityIndicator { while: copy } }
  content {
    label "Copying your photos"
    progressView { progress: done }
    label "\(isPaused ? "Paused" : "Working")"
  }
  toolbar {
    activityIndicator { while: copy }
    button { title: isPaused ? "Resume" : "Pause"; on touchUpInside -> pause() }
  }
}
