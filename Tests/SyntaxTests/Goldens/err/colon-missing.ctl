screen Settings {
  slider {
    value 0.5
    maximumValue: 2
    mode .large
    isOn true
    tint #FFF
    offset -1
  }
}
