screen Tea "Tea" {
  content {
    stack { axis: "vertical"; label "a"; label "b" }
  }
}
