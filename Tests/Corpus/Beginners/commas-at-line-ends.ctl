screen Tea "Tea" {
  content {
    label "Hi" {
      font: .headline,
      textColor: #222222,
      numberOfLines: 2
    }
  }
}
