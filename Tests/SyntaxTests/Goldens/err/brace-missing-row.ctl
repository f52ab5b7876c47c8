screen Settings {
  table {
    row "One" {
      switch { isOn: true }
    row "Two" {
      slider { value: 1 }
    }
  }
  label "After"
}

enum Speed { slow; fast }
