screen Home "Home" {
  in-out property <int> cups: 3;
  content { label "Hi" }
}
