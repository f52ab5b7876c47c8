/// A lamp, and how much of its light is used.
screen Sliders "Lamp" {
  device: .iPhone

  var brightness: Double in 0...100 = 50
  var warmth: Double in 2700...6500 = 4600
  var isLocked: Bool = false

  action warm(kelvin: Double)

  navigationBar {
    progressView {
      style: .bar
      progress: brightness / 100
    }
  }

  table {
    section "Brightness" {
      row {
        label "\(round(brightness)) %"
        slider brightnessSlider {
          value <-> brightness
          isEnabled: !isLocked
          minimumValueImage: "sun.min"
          maximumValueImage: "sun.max"
          accessibility { label: "Brightness" }
        }
      }
      row {
        label "Used"
        progressView { progress: brightness / 100 }
      }
    }
    section "Warmth" {
      row "\(round(warmth)) K" {
        slider warmthSlider {
          value <-> warmth
          isContinuous: false
          accessibility { label: "Warmth" }
          on valueChanged -> warm(kelvin: warmth)
        }
      }
    }
    section "Safety" {
      row "Child Lock" { switch lock { isOn <-> isLocked } }
    }
  }
}
