screen Tea "Tea" {
  var count: Int = 0
  on Pick(cups) -> count = cups
  content { label "\(count)"; button "Pick Cups" { on touchUpInside -> sheet Pick() } }
}

screen Pick -> Int "Pick" {
  content { button "Take One" { on touchUpInside -> finish(1) } }
}
