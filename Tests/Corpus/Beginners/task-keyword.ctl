screen Tea "Tea" {
  var cups: Int = 1
  task load(for: Int, kind: .network) -> Int
  statusBar { networkActivityIndicator }
  content {
    button "Load Cups" { on touchUpInside -> cups = load(`for`: cups) }
    if load.isRunning { activityIndicator { while: load } }
  }
}
