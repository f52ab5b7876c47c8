screen Home "Home" {
  content {
    label "A" { font: UIFont.systemFont(ofSize: 16) }
  }
}
