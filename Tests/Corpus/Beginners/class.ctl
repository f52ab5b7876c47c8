class Tea {
  content { label "Hi" }
}
