enum Sort {
  newest "Newest"
  oldest "Oldest"
}

screen Filter "Filter" {
  var sort: Sort = .newest
  var color: String = "Any"
  var price: Double in 0...500 = 100

  action apply()
  action clear()

  table {
    row "Sort" { segmentedControl { selection <-> sort } }
    row "Color" { picker { wheel { values: ["Any", "Black", "White"]; selection <-> color } } }
    row "Up To" {
      slider { value <-> price; minimumValueImage: "coin"; maximumValueImage: "coins" }
    }
  }
  toolbar {
    button "Clear" { isEnabled: color != "Any"; on touchUpInside -> clear() }
    button "Apply" { on touchUpInside -> apply() }
  }
}
