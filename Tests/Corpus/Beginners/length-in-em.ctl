screen Tea "Tea" {
  content { stack { spacing: 1em; label "Hi"; label "Ho" } }
}
