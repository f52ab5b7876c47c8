screen Tea "Tea" {
  content {
    label "Hi" { fontSize: 17 }
  }
}
