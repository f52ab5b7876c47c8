screen Tea "Tea" {
  var body: some View {
      label "Hi"
    }
  content {
    label "Ho"
  }
}
