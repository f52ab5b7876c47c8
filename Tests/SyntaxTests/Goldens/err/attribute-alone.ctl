screen One {
  label "x"
  @allow(slider/x, because: "y")
}
