screen Tea "Tea" {
  action save()
  content {
    button { label "Save"; on touchUpInside -> save() }
  }
}
