screen Tea "Tea" {
  action stop()
  content {
    @disable(button/title-not-verb)
    button "Save" { on touchUpInside -> stop() }
  }
}
