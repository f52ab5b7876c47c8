record R { kind: P = .a; let price = kind.n }
enum P { a "A" { r: R(); n: 1 }; b "B" { r: R(kind: .b); n: 2 }
  let r: R
  let n: Int
}
screen A "A" { var p: P = .a; content { label "\(p.r.price)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
