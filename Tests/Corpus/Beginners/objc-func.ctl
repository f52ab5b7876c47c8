screen Tea "Tea" {
  @objc func save()
  content { button "Save" { on touchUpInside -> save() } }
}
