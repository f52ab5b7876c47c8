component Bar(most = 100) {
  label "\(most)"
}
screen Home "Home" {
  content { Bar { } }
}
