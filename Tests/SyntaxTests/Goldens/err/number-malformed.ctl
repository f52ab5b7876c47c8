screen Settings {
  slider { value: 0x; maximumValue: 0xZZ }
}
