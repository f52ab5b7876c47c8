screen Settings {
  row {
    label "One"
  }
  }
  label "Two"
}
