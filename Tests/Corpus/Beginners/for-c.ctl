screen Tea "Tea" {
  content {
    for (int i = 0; i < 3; i++) {
      label "a"
    }
  }
}
