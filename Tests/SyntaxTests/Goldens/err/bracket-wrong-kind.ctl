screen Settings {
  picker { values: ["S", "M") }
  label "After"
}
