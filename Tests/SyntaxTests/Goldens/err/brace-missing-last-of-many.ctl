screen One {
  label "One"
}

screen Two {
  stack {
    label "Two"
  }

screen Three {
  label "Three"
}
