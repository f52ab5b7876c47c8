record City { name: String; degrees: Int; text: String }

screen CleanWeather "Weather" {
  let cities = [
    City(name: "Oslo", degrees: -3, text: "Snow"),
    City(name: "Lima", degrees: 21, text: "Clear"),
    City(name: "Pune", degrees: 30, text: "Hazy")
  ]
  var page: Int in 0...2 = 0

  content {
    background: #1B3A57
    label "\(cities[page].name)" { font: .headline; textColor: #FFFFFF }
    label "\(cities[page].degrees)°, \(cities[page].text)" { textColor: #FFFFFF }
    pageControl {
      numberOfPages: cities.count
      currentPage <-> page
      accessibility { label: "Cities" }
    }
  }
  toolbar { infoButton { reveals: CleanUnits; accessibility { label: "Units" } } }
}

screen CleanUnits "Units" {
  var celsius: Bool = true
  table { row "Use Celsius" { switch { isOn <-> celsius } } }
}
