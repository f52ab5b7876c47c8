screen Home "Home" {
  content { stack { spacing: ２８pt; label "A"; label "B" } }
}
