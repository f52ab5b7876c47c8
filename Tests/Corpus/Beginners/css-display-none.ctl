screen Tea "Tea" {
  content {
    label "A" { display: none }
  }
}
