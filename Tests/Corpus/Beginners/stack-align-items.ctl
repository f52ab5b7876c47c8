screen Tea "Tea" {
  content {
    stack { axis: .vertical; align-items: center; label "a"; label "b" }
  }
}
