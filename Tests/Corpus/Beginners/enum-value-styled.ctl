enum P { a "A" { s: [styled("x", font: .headline)]; n: 3 }; b "B" { s: []; n: 4 }
  let s: [String]
  let n: Int
}
screen A "A" { var p: P = .a; content { label "\(p.n) of \(p.s.count)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
