screen Settings {
  slider {
    value -> brightness
    value <- brightness
    value <=> brightness
    isEnabled: true
  }
}
