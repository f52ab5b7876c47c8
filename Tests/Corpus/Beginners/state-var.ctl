screen Tea "Tea" {
  @State var minutes = 3
  content {
    label "\(minutes)"
  }
}
