screen Tea "Tea" {
  content {
    HStack {
      label "Hi"
      label "Ho"
    }
  }
}
