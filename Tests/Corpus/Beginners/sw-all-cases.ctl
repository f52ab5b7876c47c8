enum Strength { mild; strong }
screen Home "Home" {
  var s: Strength = .mild
  table { row "S" { segmentedControl { selection <-> s } }
    for x in Strength.allCases { row "\(x)" } }
}
