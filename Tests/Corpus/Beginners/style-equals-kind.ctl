style heading = label {
  font: .headline
}

screen Tea "Tea" {
  content { label "Hi" { style: heading } }
}
