enum Mode { easy; hard }
screen Home "Home" {
  var mode: Mode = .easy
  table { row "Mode" { segmentedControl { selection <-> mode } } 
    row { label "A" { style: switch mode { case .easy: a; default: b } } } }
}
