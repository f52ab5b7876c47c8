screen Tea "Tea" {
  var total: Int = 0
  content {
    label "\(total)"
    button "Add Cup" { on touchUpInside { const next = total + 1; total = next } }
  }
}
