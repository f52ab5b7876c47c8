screen Settings {
  table
    row "One" {
      switch { isOn: true }
    }
  }
  label "After"
}
