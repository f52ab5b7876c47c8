screen Tea "Tea" {
  action save()
  content {
    button "Save" { setTitle("No", for: .disabled); on touchUpInside -> save() }
  }
}
