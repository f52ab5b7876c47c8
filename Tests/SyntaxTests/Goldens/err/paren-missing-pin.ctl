screen Settings {
  layout {
    pin width(a == 8
    pin height(a) == 8
  }
}
