component More(count: Int) {
  event add(steps: Int)
  label "\(count)"
  button "More" { on touchUpInside -> on add(steps: 1) }
}
screen Tea "Tea" {
  var cups: Int in 0...9 = 0
  content { More { count: cups; on add(steps) -> cups += steps } }
}
