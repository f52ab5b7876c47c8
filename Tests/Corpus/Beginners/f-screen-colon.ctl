screen A: "Title" {
  content { label "Hi" }
}
