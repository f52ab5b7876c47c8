record T { id: Int; fee: Double? }
screen A "A" {
  var ts: [T] = []
  table { row "\(ts.sum($0.fee))" }
  toolbar { button "Add" { on touchUpInside -> ts.append(T(id: 1)) } }
}
