screen Tea = {
  content { label "Hi" }
}
