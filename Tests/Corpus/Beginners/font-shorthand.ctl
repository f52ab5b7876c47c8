screen Title "Title" {
  content { label "Hi" { font: bold 14px Arial } }
}
