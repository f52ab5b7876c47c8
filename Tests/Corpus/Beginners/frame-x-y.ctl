screen Tea "Tea" {
  content {
    label "A" { x: 10; y: 20 }
  }
}
