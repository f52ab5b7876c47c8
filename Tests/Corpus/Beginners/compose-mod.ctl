screen Home "Home" {
  content { label "Hi" { modifier: Modifier.padding(16.dp) } }
}
