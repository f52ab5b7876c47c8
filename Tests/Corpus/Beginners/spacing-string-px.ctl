screen Home "Home" {
  content { stack { spacing: "24px"; label "A"; label "B" } }
}
