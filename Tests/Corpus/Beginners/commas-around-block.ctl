screen Tea "Tea" {
  content {
    label "Hi" { font: .headline, accessibility { label: "a" }, textColor: #222222 }
  }
}
