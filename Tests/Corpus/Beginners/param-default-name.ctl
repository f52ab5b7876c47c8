let limit = 100
component Bar(most: limit) {
  label "\(most)"
}
screen Home "Home" {
  content { Bar { } }
}
