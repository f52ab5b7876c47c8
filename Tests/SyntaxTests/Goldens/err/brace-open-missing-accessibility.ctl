screen Settings {
  label "One" {
    accessibility hint: "One" }
  }
  label "After"
}
