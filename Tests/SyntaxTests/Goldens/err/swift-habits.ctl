screen Settings {
  var copies: Int = 1;
  let title: String = "x"
  Label("Hello")
  slider {
    value: $copies
    onChange: { print(copies) }
    self.value = 5
  }
  func reload() {
    label "x"
  }
  label "After"
}
