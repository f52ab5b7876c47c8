screen Tea "Tea" {
  action stop()
  content {
    @allow(button/title-verb, because: "x")
    button "Save" { on touchUpInside -> stop() }
  }
}
