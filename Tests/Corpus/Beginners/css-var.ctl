screen Tea "Tea" {
  content {
    label "A" { textColor: var(--accent) }
  }
}
