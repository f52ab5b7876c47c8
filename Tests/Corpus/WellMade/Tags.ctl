/// Samples say the items, the range and the choice together.
screen Tags "Tags" {
  var names: [String] = ["Tea", "Cups", "Pots"]
  var chosen: Int = 2

  sample "Two" { names: ["Tea", "Cups"]; chosen: 0 }

  content {
    segmentedControl {
      selectedSegmentIndex <-> chosen
      accessibility { label: "Tags" }
      for name in names { segment "\(name)" }
    }
  }
}

screen SizeOptions "Options" {
  var names: [String] = ["S", "M"]
  var chosen: String = "S"

  sample "Colors" { names: ["Red", "Blue"]; chosen: "Red" }

  content {
    picker {
      wheel { values: names; selection <-> chosen }
      accessibility { label: "Option" }
    }
  }
}

screen HeatRange "Range" {
  var low: Double = 50
  var high: Double = 100
  var heat: Double = 60

  sample "Cold" { low: 0; high: 10; heat: 5 }

  table {
    row "Heat" { slider { value <-> heat; minimumValue: low; maximumValue: high } }
  }
}

screen AlbumPages "Album" {
  var pages: Int = 5
  var page: Int = 4

  sample "Few" { pages: 2; page: 0 }

  content { label "Page \(page + 1)" }
  pageControl { numberOfPages: pages; currentPage <-> page }
}
