screen Settings {
  table {
    row "One" {
      switch { isOn: true }
    }

  toolbar {
    button "Go"
  }
}
