screen Tea "Tea" {
  var isReady: Bool = false
  content {
    Button("Brew") { isReady = true }
    label "\(isReady)"
  }
}
