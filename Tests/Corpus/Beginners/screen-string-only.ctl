screen "Title" {
  content { label "Hi" }
}
