enum P {
  a "A" { n: 3 }
  b "B" { n: 4; m: n * 2 }
  let n: Int
  let m: Int = 1
}
screen A "A" { var p: P = .a; content { label "\(p.n) is \(p.m)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
