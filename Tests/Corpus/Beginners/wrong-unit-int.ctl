screen Home "Home" {
  content { stack { axis: .vertical; spacing: 8s; label "A"; label "B" } }
}
