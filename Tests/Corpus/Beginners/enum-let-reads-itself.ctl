enum P {
  a "A" { n: 3 }
  b "B" { n: 4 }
  let n: Int
  let text = "\(n) EUR, not \(text)"
}
screen A "A" { var p: P = .a; content { label "\(p.n) is \(p.text)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
