screen Home "Home" {
  content { label "Hi"; button "Save" }
}
