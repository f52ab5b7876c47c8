screen B<T> "B" {
  content { label "a" }
}
