screen Settings {
  slider { value <-> }
  label "After"
}
