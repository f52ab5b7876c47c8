screen Tea "Tea" {
  action save()
  content {
    button "Save
    all" { on touchUpInside -> save() }
  }
}
