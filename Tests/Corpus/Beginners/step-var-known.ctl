screen Tea "Tea" {
  var problem: String = ""
  task load(kind: .network)
  on load.failed(message) { var problem = message }
  content {
    label "\(problem)"
    button "Load" { isEnabled: !load.isRunning; on touchUpInside -> load() }
  }
}
