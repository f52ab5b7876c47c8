component C(value: inout Bool) { switch { isOn <-> value } }
screen T "T" { var f: Bool = true
  table { row "F" { C { value <-> f } } } }
