style heading extends base {
  font: .headline
}
screen Home "Home" {
  content { label "Hi" { style: heading } }
}
