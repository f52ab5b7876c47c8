style heading: label { font: .headline }
screen Home "Home" {
  content { label "Hi" { style: .heading } }
}
