screen Home "Home" {
  content { label "Hi" { numberOfLines: "2" } }
}
