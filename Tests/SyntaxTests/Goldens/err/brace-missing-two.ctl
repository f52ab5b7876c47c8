screen One {
  stack {
    label "One"

screen Two {
  label "Two"
}
