screen Tea "Tea" {
  content {
    stack { axis: .vertical; spacing: 8; label "a"; label "b" }
  }
}
