screen Tea "Tea" {
  style { label { textColor: #222222 } }
  content { label "a" }
}
