style heading: label { font: .headline }

screen Tea "Tea" {
  content { heading "Water" }
}
