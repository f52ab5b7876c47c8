screen Tea "Tea" {
  var problem: String = ""
  task save(kind: .network)
  on save.failed message { problem = message }
  content {
    label "\(problem)"
    button "Save" { isEnabled: !save.isRunning; on touchUpInside -> save() }
  }
}
