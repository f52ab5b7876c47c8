screen Home "Home" {
  var name by remember { mutableStateOf("") }
  content { label "Hi" }
}
