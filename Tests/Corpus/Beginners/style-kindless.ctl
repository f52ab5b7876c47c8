style heading {
  font: .headline
}
screen Home "Home" {
  content { label "Hi" { style: heading } }
}
