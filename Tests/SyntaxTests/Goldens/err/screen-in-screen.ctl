screen One {
  screen Two {
    label "Two"
  }
  label "One"
}
