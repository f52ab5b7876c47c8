enum P {
  a "A" { n: 3 }
  let n: Int = 2 in 1...5
  b "B"
}
screen A "A" { var p: P = .a; content { label "\(p.n)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
