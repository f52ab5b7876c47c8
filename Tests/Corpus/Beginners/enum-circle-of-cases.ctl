let x = P.b.n
enum P { a "A" { n: x }; b "B" { n: 4 }; let n: Int }
screen A "A" { var p: P = .a; content { label "\(p.n)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
