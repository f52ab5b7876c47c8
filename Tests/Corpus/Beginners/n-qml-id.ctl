screen Home "Home" {
  content { label { id: title; text: "Hi" } }
}
