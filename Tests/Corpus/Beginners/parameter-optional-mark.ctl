screen Tea "Tea" {
  action load(name?: String)
  content { button "Load" { on touchUpInside -> load(name: nil) } }
}
