enum Speed {
  slow
  fast

screen Settings {
  label "One"
}
