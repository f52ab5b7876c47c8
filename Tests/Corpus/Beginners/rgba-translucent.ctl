screen Tea "Tea" {
  content { view { background: rgba(0, 0, 0, 0.1); label "Hi" } }
}
