screen Tea Time {
  content { label "Hi" }
}
