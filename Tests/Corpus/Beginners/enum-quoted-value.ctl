enum S { a "A"; b "B" }
screen T "T" { var s: S = "a"
  table { row "S" { segmentedControl { selection <-> s } } } }
