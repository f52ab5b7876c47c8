screen Tea "Tea" {
  action save()
  content {
    button { title: Save All; on touchUpInside -> save() }
  }
}
