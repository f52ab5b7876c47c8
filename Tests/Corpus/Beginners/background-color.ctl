screen Tea "Tea" {
  content {
    label "Hi" { backgroundColor: #FFFFFF }
  }
}
