screen Settings {
  label “Hello”
  label "After"
}
