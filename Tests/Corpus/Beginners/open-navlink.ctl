screen Home "Home" {
  table {
    NavigationLink("More", destination: Details())
  }
}
screen Details "Details" {
  content { label "Here" }
}
