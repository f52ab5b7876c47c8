enum TextSize { small "Small"; standard "Standard"; large "Large" }

screen CleanDisplay "Display & Brightness" {
  var brightness: Double in 0...1 = 0.6
  var automatic: Bool = true
  var size: TextSize = .standard
  var isBold: Bool = false

  table {
    section "Brightness" {
      row {
        slider {
          value <-> brightness
          minimumValueImage: "sun.min"
          maximumValueImage: "sun.max"
          accessibility { label: "Brightness" }
        }
      }
      row "Auto-Brightness" { switch { isOn <-> automatic } }
    }
    section "Text" {
      row "Size" { segmentedControl { selection <-> size } }
      row "Bold Text" { switch { isOn <-> isBold } }
    }
    section "Preview" {
      row { label "The quick brown fox" { font: size == .large ? .headline : .body } }
    }
  }
}
