Screen Tea "Tea" {
  content { label "Hi" }
}
