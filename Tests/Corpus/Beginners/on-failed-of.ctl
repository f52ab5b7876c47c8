screen Tea "Tea" {
  var problem: String = ""
  task save(kind: .network)
  on failed(save) { problem = "Sorry" }
  content {
    label "\(problem)"
    button "Save" { isEnabled: !save.isRunning; on touchUpInside -> save() }
  }
}
