screen Settings {
  if night
    label "On"
  }
  label "After"
}
