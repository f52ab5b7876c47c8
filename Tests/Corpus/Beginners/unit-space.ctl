screen Tea "Tea" {
  content {
    stack { axis: .vertical; spacing: 8 pt; label "a"; label "b" }
  }
}
