screen A "A" {
  var n: Int = 1
  action warn()
  content {
    button "Use" { on touchUpInside { guard n > 0 else { warn(); return }; n -= 1 } }
    label "\(n) left"
  }
}
