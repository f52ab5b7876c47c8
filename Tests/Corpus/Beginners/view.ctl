view A "A" {
  content { label "Hi" }
}
