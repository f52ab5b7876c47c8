public appearance button { tintColor: .red }

screen Tea "Tea" {
  content { label "Green" }
}
