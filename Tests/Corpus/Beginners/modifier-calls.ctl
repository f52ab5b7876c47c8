screen A "A" {
  content { label "Hi" { foregroundColor(.red) } }
}
