screen Settings {
  task sending kind: .network, duration: 5s)
  action go n: Int)
  slider { value: max 1, 2) }
  picker { values: "S", "M"] }
  label "After"
}
