page A "A" {
  content { label "Hi" }
}
