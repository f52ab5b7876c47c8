enum P { a "A" { n: 4 }; b "B" { n: P.a.n * 2 }; let n: Int }
screen A "A" { var p: P = .a; content { label "\(p.n)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
