enum Temperature {
  celsius "°C"
  fahrenheit "°F"
  kelvin "K"
}

enum WindSpeed {
  kilometers "km/h"
  miles "mph"
  meters "m/s"
  knots "kn"
}

enum Pressure {
  hectopascal "hPa"
  mercury "mmHg"
}

/// The units of the forecast, with a line that shows what they look like.
screen WeatherUnits "Units" {
  device: .iPhone
  tintColor: #0099CC

  var temperature: Temperature = .celsius
  var wind: WindSpeed = .kilometers
  var pressure: Pressure = .hectopascal
  var followsRegion: Bool = true
  let sample: Double = 21.5

  action apply()

  table {
    section {
      row "Follow Region" { switch region { isOn <-> followsRegion } }
    }
    section "Units" {
      row "Temperature" {
        segmentedControl { selection <-> temperature; isEnabled: !region.isOn }
      }
      row "Wind" { segmentedControl { selection <-> wind; isEnabled: !region.isOn } }
      row "Pressure" { segmentedControl { selection <-> pressure; isEnabled: !region.isOn } }
    }
    section "Example" {
      row {
        label "\(temperature == .celsius ? sample : sample * 1.8 + 32) degrees, light wind" {
          font: .body
        }
      }
    }
    row { button "Apply to Widgets" { on touchUpInside -> apply() } }
  }
}
