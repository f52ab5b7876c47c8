screen Tea "Tea" {
  content {
    stack {
      axis: .vertical
      label "a"
    }
    .padding(8)
  }
}
