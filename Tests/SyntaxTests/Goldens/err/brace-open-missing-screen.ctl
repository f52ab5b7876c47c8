screen Settings
  label "One"
  row {
    label "Two"
  }
}

enum Speed { slow; fast }
