screen Home "Home" {
  content {
    label "A" { style: { textColor: #222222 } }
  }
}
