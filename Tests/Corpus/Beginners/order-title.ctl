screen "Home" Home {
  content { label "Hi" }
}
