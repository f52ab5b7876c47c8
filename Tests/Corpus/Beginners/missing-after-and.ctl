screen Tea "Tea" {
  var busy: Bool = false
  var amount: String = ""
  action go()
  content {
    button "Go" { isEnabled: !busy && Double(amount) ?? 0 > 0; on touchUpInside -> go() }
    textField "A" { text <-> amount }
  }
}
