screen Settings {
  slider {
    x: 
  }
  label "After"
}
