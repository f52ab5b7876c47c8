screen Settings {
  row("Display") {
    switch { isOn: true }
  }
}
