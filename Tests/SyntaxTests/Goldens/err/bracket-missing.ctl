screen Settings {
  picker {
    wheel size { values: ["S", "M" }
  }
  label "After"
}
