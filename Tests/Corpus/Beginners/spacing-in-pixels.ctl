screen Tea "Tea" {
  content {
    stack { axis: .vertical; spacing: 8px; label "a"; label "b" }
  }
}
