screen Tea "Tea" {
  content {
    stack { axis: .vertical; spacing: 50%; label "a"; label "b" }
  }
}
