enum Sort { price "Price"; rating "Rating"; distance "Distance" }
enum Stars { one "1"; two "2"; three "3"; four "4"; five "5" }
screen Filter "Filter" -> Int {
  var sort: Sort = .rating
  var stars: Stars = .three
  var maxPrice: Double in 10...500 = 120
  var guests: Int in 1...8 = 2
  var pets: Bool = false
  navigationBar {
    button "Reset" {
      on touchUpInside { sort = .rating; stars = .three; maxPrice = 120; guests = 2; pets = false }
    }
    button "Apply" { on touchUpInside -> finish(guests) }
  }
  table {
    row "Sort By" { segmentedControl { selection <-> sort } }
    row "Stars" { picker { selection <-> stars } }
    row "Price up to \(maxPrice.formatted(.currency("EUR")))" {
      slider { value <-> maxPrice; accessibility { label: "Highest price" } }
    }
    row { label g "Guests: \(guests)"; stepper { value <-> guests; describedBy: g; valueLabel: g } }
    row "Pets Allowed" { switch { isOn <-> pets } }
  }
}
