screen Tea "Tea" {
  action save()
  content {
    button: "Save" { on touchUpInside -> save() }
  }
}
