screen Calendar "Calendar" {
  var month: Int in 1...12 = 3
  let half = month / 2

  action load(month: Int)

  on month.changed(new) -> load(month: month)

  content {
    label "Month \(month), \(half)"
    button "Show Next" { on touchUpInside -> month += 1 }
  }
}
