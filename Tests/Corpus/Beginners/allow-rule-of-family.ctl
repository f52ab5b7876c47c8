screen Tea "Tea" {
  action stop()
  content {
    @allow(button/title-verb, because: "It is the name of the tea.")
    button "Usual" { on touchUpInside -> stop() }
  }
}
