style switch { onTintColor: #2E7D32 }
screen Home "Home" {
  var a: Bool = true
  table { row "A" { switch { isOn <-> a } } }
}
