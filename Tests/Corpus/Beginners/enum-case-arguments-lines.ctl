enum P {
  a(n: 3, isOn: true)
  b(n: 4.5, isOn: false)
}
screen A "A" { var p: P = .a; content { label "\(p.n)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
