screen Settings {
  table {
    row "One" {
      switch { isOn: true
      slider { value: 1 }
    }
  }
}
