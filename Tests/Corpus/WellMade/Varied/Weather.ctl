enum Unit { c "°C"; f "°F" }
record City { id: Int; name: String; degrees: Int }
screen Weather "Weather" {
  let cities = [
    City(id: 1, name: "Oslo", degrees: 3),
    City(id: 2, name: "Rome", degrees: 17),
    City(id: 3, name: "Lima", degrees: 22)
  ]
  var shown: Int in 0...2 = 0
  var unit: Unit = .c
  action show(city: Int)
  content {
    label "\(cities[shown].name)" { font: .headline }
    label "\(unit == .c ? cities[shown].degrees : cities[shown].degrees * 9 / 5 + 32)" {
      accessibility { traits: [.staticText, .updatesFrequently] }
    }
  }
  pageControl {
    numberOfPages: cities.count
    currentPage <-> shown
    on valueChanged -> show(city: shown)
  }
  toolbar { segmentedControl { selection <-> unit; accessibility { label: "Unit" } } }
}
