screen Tea "Tea" {
  action load() throws
  content { button "Load" { on touchUpInside -> load() } }
}
