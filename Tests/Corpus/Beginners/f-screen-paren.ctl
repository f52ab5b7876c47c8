screen A() {
  content { label "Hi" }
}
