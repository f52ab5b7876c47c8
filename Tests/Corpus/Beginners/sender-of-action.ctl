screen Tea "Tea" {
  action save(_ sender: UIButton)
  content { button "Save" { on touchUpInside -> save() } }
}
