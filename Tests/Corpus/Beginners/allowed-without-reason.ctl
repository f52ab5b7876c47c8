screen Tea "Tea" {
  action stop()
  content {
    @allow(button/title-not-verb)
    button "Usual" { on touchUpInside -> stop() }
  }
}
