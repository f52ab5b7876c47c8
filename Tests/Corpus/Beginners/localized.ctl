screen Tea "Tea" {
  content {
    label { text: NSLocalizedString("key") }
  }
}
