screen Tea "Tea" {
  action save()
  content {
    button "Save" { backgroundColor: #ff0000; on touchUpInside -> save() }
  }
}
