screen Settings {
  slider {
    accessibility {
      label "Brightness"
      hint localized("hint")
      traits .adjustable
    }
  }
}
