record Day {
  id: Int
  date: Date
  high: Double
  low: Double
  rain: Double in 0...1 = 0
}

screen Weather "Weather" {
  var days: [Day] = []
  var usesFahrenheit: Bool = false

  task fetch(place: String, kind: .network) -> [Day]

  sample "Rainy" {
    fetch: .finished([Day(id: 1, date: "2026-04-01", high: 14, low: 6, rain: 0.8)])
    usesFahrenheit: true
  }

  on appear -> days = fetch(place: "Oslo")

  table {
    refreshControl {
      isRefreshing: fetch.isRunning
      on valueChanged -> days = fetch(place: "Oslo")
    }
    row "Fahrenheit" { switch { isOn <-> usesFahrenheit } }
    for day in days {
      row "\(day.date.formatted(date: .full))" {
        subtitle: "\(usesFahrenheit ? day.high * 1.8 + 32 : day.high) to \(usesFahrenheit ? day.low * 1.8 + 32 : day.low), rain \(day.rain.formatted("0%"))"
      }
    } else {
      row { label "\(fetch.isFailed ? fetch.message : "No forecast.")" }
    }
  }
}
