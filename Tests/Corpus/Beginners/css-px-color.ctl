screen Home "Home" {
  content { label "Hi" { font-size: 17px } }
}
