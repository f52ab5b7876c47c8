enum P { a "A" { n: 3; m: 5 }; b "B" { n: 4; m: 6 }; let n: Int, m: Int }
screen A "A" { var p: P = .a; content { label "\(p.n) of \(p.m)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
