screen Settings {
  label "One"
  /* a /* comment */
  label "Two"
}
