screen Tea "Tea" {
  content {
    stack { axis: .vertical; align: .center; label "a"; label "b" }
  }
}
