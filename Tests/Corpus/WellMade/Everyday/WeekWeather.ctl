screen WeekWeather "Weather" {
  var celsius: Bool = true
  var temperature: Int = 21
  let days = ["Monday", "Tuesday", "Wednesday"]
  let highs = [21, 19, 24]
  task loading(kind: .network, duration: .unknown)
  action reload()

  statusBar { networkActivityIndicator { while: loading } }
  table {
    section "Today" {
      row { label "\(celsius ? temperature : temperature * 9 / 5 + 32)°" { font: .headline } }
      row "Celsius" { switch { isOn <-> celsius } }
    }
    section "Next Days" {
      for i in 0...2 {
        row {
          label "\(days[i])"
          label "\(celsius ? highs[i] : highs[i] * 9 / 5 + 32)°" { textColor: #555555 }
        }
      }
    }
    refreshControl { on valueChanged -> reload() }
  }
}
