screen Tea "Tea" {
  content {
    label "A" { textColor: #222222 !important }
  }
}
