component C(@Binding on: Bool) { switch { isOn <-> on } }
screen T "T" { var f: Bool = true
  table { row "F" { C { on <-> f } } } }
