screen S "S" {
  content { stack { width: 100%; label "A" } }
}
