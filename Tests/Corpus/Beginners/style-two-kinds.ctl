style quiet: label, button { tintColor: #CC0000 }

screen Tea "Tea" {
  content { label "Hi" }
}
