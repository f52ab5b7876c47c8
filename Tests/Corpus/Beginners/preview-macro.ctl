screen Home "Home" {
  content { label "Hi" }
}
#Preview { Home() }
