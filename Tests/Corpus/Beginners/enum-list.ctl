enum S = [a, b]
screen T "T" { var s: S = .a
  table { row "S" { segmentedControl { selection <-> s } } } }
