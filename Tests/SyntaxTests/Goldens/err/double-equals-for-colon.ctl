screen Settings {
  slider { value == 0.5 }
}
