screen Home "Home" {
  content {
    button "Go" { on touchUpInside -> Navigator.push(Details()) }
  }
}
screen Details "Details" { content { label "A" } }
