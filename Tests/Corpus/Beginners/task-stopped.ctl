screen Tea "Tea" {
  task load(kind: .network)
  content {
    if load.isRunning { label "Loading" }
    button "Load" { on touchUpInside -> load() }
    button "Stop Loading" { on touchUpInside -> stop load }
  }
}
