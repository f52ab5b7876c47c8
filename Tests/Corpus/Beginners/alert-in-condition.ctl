screen Tea "Tea" {
  var asks: Bool = false
  content { button "Go" { on touchUpInside -> asks = true } }
  if asks { alert "Sure?" { button "OK" } }
}
