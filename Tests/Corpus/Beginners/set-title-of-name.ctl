screen Tea "Tea" {
  action save()
  content {
    button keep "Save" { on touchUpInside -> save() }
    keep.setTitle("No", for: .disabled)
  }
}
