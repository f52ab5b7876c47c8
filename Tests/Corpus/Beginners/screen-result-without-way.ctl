screen Tea "Tea" {
  var n: Int = 0
  content { label "\(n)"; button "Pick" { on touchUpInside -> n = Pick() } }
}
screen Pick "Pick" -> Int {
  content { button "Take" { on touchUpInside -> finish(1) } }
}
