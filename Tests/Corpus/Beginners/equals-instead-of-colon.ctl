screen Tea "Tea" {
  content {
    label "Hi" { textColor = #222222 }
  }
}
