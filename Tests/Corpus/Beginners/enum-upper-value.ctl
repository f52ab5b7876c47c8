enum S { a "A"; b "B" }
screen T "T" { var s: S = S.A
  table { row "S" { segmentedControl { selection <-> s } } } }
