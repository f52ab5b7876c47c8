enum P {
  a "A" { n: 3 }
  b "B"
  @allow(unused/field, because: "later") private static let n: Int = 4
}
screen A "A" { var p: P = .a; content { label "\(p.n)"; segmentedControl { selection <-> p; accessibility { label: "Plan" } } } }
