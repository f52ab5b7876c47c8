/// A coffee machine: each stepper behaves in a way of its own.
screen Steppers "Coffee" {
  device: .iPhone

  var cups: Int in 1...8 = 2
  var hour: Int in 0...23 = 22
  var sugar: Double in 0...3 = 1
  var strength: Int in 1...9 = 5
  var brews: Bool = false

  action grind(strength: Int)

  table {
    section "Stops at Its Ends" {
      row {
        label cupsLabel "Cups: \(cups)"
        stepper cupsStepper {
          value <-> cups
          describedBy: cupsLabel
          valueLabel: cupsLabel
        }
      }
    }
    section "Goes Round" {
      row {
        label hourLabel "Hour: \(hour)"
        stepper hourStepper {
          value <-> hour
          wraps: true
          describedBy: hourLabel
          valueLabel: hourLabel
        }
      }
    }
    section "One Step a Press" {
      row {
        label sugarLabel "Sugar: \(sugar)"
        stepper sugarStepper {
          value <-> sugar
          stepValue: 0.5
          autorepeat: false
          describedBy: sugarLabel
          valueLabel: sugarLabel
        }
      }
    }
    section "Tells at the End" {
      row {
        label strengthLabel "Strength: \(strength)"
        stepper strengthStepper {
          value <-> strength
          isContinuous: false
          isEnabled: !brews
          describedBy: strengthLabel
          valueLabel: strengthLabel
          on valueChanged -> grind(strength: strength)
        }
      }
      row "Brewing" { switch { isOn <-> brews } }
    }
  }
}
