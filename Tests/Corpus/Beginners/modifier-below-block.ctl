screen Tea "Tea" {
  content {
    label "a" { font: .headline }
      .textColor(#222222)
  }
}
