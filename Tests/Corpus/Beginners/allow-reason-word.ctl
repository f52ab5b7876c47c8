screen Tea "Tea" {
  content {
    @allow(button/no-action, reason: "later")
    button "Steep"
  }
}
