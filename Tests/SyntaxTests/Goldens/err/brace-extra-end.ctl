screen Settings {
  label "One"
}
}

enum Speed { slow; fast }
