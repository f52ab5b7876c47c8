page Tea "Tea" {
  content { label "Hi" }
}
