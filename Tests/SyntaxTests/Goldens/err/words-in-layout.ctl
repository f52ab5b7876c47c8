screen Form {
  content {
    label a { text: "One" }
    label b { text: "Two" }
    layout {
      leadingSpaceToSuperview a: 16
      horizontalSpacing a, b: 8
      width: 30; pin width(b) == 40
      a.leading == 16
    }
  }
}
