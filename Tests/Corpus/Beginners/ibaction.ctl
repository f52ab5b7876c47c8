screen Tea "Tea" {
  @IBAction func save()
  content { button "Save" { on touchUpInside -> save() } }
}
