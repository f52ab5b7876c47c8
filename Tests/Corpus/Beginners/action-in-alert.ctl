screen Tea "Tea" {
  action save()
  var asks: Bool = true
  alert "Sure?" { isPresented <-> asks; action "OK" { on tap -> save() } }
  content { button "A" { on touchUpInside -> asks = true } }
}
