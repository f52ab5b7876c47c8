screen Tea "Tea" {
  content { stack(.vertical) { label "Hi"; label "Ho" } }
}
