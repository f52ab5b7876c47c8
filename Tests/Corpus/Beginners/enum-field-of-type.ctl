enum P { a "A" { n: 3 }; b "B" { n: 4 }; let n: Int }
screen A "A" { var p: P = .a; content { label "\(p.n) of \(P.n)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
