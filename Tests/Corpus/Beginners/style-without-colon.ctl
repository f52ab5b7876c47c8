style heading label {
  font: .headline
}
screen Tea "Tea" { content { label "Tea" { style: heading } } }
