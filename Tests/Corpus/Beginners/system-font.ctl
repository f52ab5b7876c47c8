screen Tea "Tea" {
  content {
    label "Hi" { font: .systemFont(17) }
  }
}
