screen Tea "Tea" {
  action save-it()
  content { button "Save" { on touchUpInside -> save-it() } }
}
