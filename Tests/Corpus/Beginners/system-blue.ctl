screen Tea "Tea" {
  content {
    label "Hi" { textColor: .systemBlue }
  }
}
