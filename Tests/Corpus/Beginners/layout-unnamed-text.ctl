screen Tea "Tea" {
  content {
    label "A"
    layout { A.top == superview.top + 8 }
  }
}
