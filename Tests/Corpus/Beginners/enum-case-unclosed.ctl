enum P { a "A" { n: 3 }
  b "B" { n: 40
  c "C" { n: 4 }
  let n: Int }
screen A "A" { var p: P = .a; content { label "\(p.n)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
