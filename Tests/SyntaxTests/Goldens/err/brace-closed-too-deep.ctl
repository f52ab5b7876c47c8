screen Settings {
  stack {
    label "One"
    accessibility {
      label: "One"
      }
  }
  toolbar {
    button "Go"
  label "After"
}
