screen Tea "Tea" {
  content {
    label "A" { layout { top: 8; leading: 8 } }
  }
}
