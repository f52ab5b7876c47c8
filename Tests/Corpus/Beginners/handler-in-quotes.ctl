screen Tea "Tea" {
  action save()
  content {
    button "Go" { onclick: "save()" }
  }
}
