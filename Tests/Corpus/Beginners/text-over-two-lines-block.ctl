screen Tea "Tea" {
  content {
    label "a
    b" { textColor: #222222 }
  }
}
