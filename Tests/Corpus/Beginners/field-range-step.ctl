record Cup { id: Int; sugar: Int in 0...5 = 2 }

screen Tea "Tea" {
  var cup: Cup = Cup(id: 1)
  content {
    label "\(cup.sugar)"
    button "Sweeten" { on touchUpInside -> cup.sugar = 44 }
  }
}
