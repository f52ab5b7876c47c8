screen Tea "Tea" {
  @State private var minutes = 3
  content {
    label "\(minutes)"
  }
}
