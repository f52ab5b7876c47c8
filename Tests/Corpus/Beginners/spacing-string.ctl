screen Home "Home" {
  content { stack { spacing: "24"; label "A"; label "B" } }
}
