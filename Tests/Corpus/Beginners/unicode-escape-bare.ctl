screen Lake "Lake" {
  var degrees: Int in 0...30 = 19

  action refresh()

  content {
    label "Lake Constance" { font: .headline }
    label "Water: \(degrees) \u00B0C"
  }
  toolbar {
    button "Refresh" { on touchUpInside -> refresh() }
  }
}
