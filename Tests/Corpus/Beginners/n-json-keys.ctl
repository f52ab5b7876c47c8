screen Home "Home" {
  content { label { "text": "Hi" } }
}
