screen Lawn "Lawn" {
  enum Height {
    low "Low"
    medium "Medium"
    high "High"
  }

  var height: Height = .medium
  var mulches: Bool = true

  action mow()

  table {
    row "Height" { segmentedControl { selection <-> height } }
    row "Mulch" { switch { isOn <-> mulches } }
  }
  toolbar {
    button "Mow" { on touchUpInside -> mow() }
  }
}
