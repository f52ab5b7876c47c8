screen Home "Home" {
  content {
    label "A" { textColor: #222222.opacity(0.5) }
  }
}
