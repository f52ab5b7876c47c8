screen Tea "Tea" {
  content {
    label "a" { font: .headline }
      .padding(8)
  }
}
