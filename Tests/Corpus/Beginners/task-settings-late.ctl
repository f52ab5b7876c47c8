screen Tea "Tea" {
  task save() kind: .network
  content { button "Save" { isEnabled: !save.isRunning; on touchUpInside -> save() } }
}
