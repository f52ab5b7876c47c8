screen Tea "Tea" {
  var count: Int = 0
  on Pick.closed -> count += 1
  content { label "\(count)"; button "Pick Tea" { on touchUpInside -> sheet Pick() } }
}

screen Pick "Pick" {
  content { button "Close" { on touchUpInside -> close } }
}
