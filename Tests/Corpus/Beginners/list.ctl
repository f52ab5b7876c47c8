screen Tea "Tea" {
  content {
    List {
      label "Hi"
    }
  }
}
