/// Units that change the value, its range and its picker at once.
enum HeatUnit {
  celsius "°C"
  fahrenheit "°F"
}

screen Oven "Oven" {
  var unit: HeatUnit = .celsius
  var heat: Double = 20

  on unit.changed -> heat = unit == .celsius ? 20 : 68

  table {
    row "Unit" { segmentedControl { selection <-> unit } }
    row "Heat" {
      slider {
        value <-> heat
        minimumValue: unit == .celsius ? 5 : 41
        maximumValue: unit == .celsius ? 30 : 86
      }
    }
  }
}

screen Parcel "Parcel" {
  var metric: Bool = true
  var unit: String = "kg"

  on metric.changed -> unit = metric ? "kg" : "lb"

  table {
    row "Metric" { switch { isOn <-> metric } }
    if metric {
      row {
        picker {
          wheel { values: ["g", "kg"]; selection <-> unit }
          accessibility { label: "Unit" }
        }
      }
    } else {
      row {
        picker {
          wheel { values: ["oz", "lb"]; selection <-> unit }
          accessibility { label: "Unit" }
        }
      }
    }
  }
}

screen Copying "Copy" {
  var percent: Bool = false
  var done: Double = 0.5

  on percent.changed -> done = percent ? 50 : 0.5

  content {
    progressView { progress: percent ? done / 100 : done; accessibility { label: "Copy" } }
    button "Change Unit" { on touchUpInside -> percent.toggle() }
  }
}
