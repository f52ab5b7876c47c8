screen A "A" {
  content { label "Hi", font: .headline }
}
