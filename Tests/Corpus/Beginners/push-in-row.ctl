screen Home "Home" {
  table { row "More" { push Details } }
}
screen Details "Details" { content { label "Hi" } }
