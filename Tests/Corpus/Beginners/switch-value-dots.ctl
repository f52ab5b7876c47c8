enum K { a; b }
screen S "S" {
  var s: K = .a
  let rate = switch s { .a: 1.0; .b: 2.0 }
  table { row "Kind" { segmentedControl { selection <-> s } }; row "Rate \(rate)" }
}
