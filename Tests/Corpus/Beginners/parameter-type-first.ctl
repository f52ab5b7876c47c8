screen Tea "Tea" {
  action save(String name)
  content { button "Save" { on touchUpInside -> save(name: "a") } }
}
