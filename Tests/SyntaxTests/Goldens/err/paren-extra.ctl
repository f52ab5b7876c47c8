screen Settings {
  slider { value: max(1, 2)) }
  label "After"
}
