screen Settings {
  if (night && off {
    label "On"
  }
}
