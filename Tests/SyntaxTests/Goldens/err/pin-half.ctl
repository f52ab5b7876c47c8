screen Settings {
  layout {
    pin
    pin wid
    pin width(
    pin width(a) ==
    pin width(a) = 8
    pin width(a) < 8
    pin width(a) == 8 @
    pin width(a) 8
    align
    a.leading
    a.leading =
    a.leading == b.leading
  }
}
