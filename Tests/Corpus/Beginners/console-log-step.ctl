screen Tea "Tea" {
  action save()
  content {
    button "Go" { on touchUpInside { console.log("a"); save() } }
  }
}
