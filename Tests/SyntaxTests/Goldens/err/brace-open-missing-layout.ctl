screen Settings {
  label a "One"
  layout
    pin width(a) == 8
  }
}
