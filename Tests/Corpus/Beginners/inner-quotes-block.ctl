screen Tea "Tea" {
  action save()
  content {
    button "Say "hi"" { on touchUpInside -> save() }
  }
}
