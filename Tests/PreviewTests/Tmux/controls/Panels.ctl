/// How a message is announced.
enum Tone {
  chime "Chime"
  bell "Bell"
  silent "Silent"
}

/// What VoiceOver speaks, and everything around a screen.
screen Panels "Sounds" {
  device: .iPhone

  var volume: Int in 0...10 = 4
  var balance: Double in -1...1 = 0
  var tone: Tone = .bell
  var vibrates: Bool = true
  var reply: String = ""

  action play(tone: Tone)

  navigationBar {
    button playButton "Play Sound" {
      isEnabled: tone != .silent
      accessibility { hint: "Plays the sound once" }
      on touchUpInside -> play(tone: tone)
    }
  }

  table {
    section "Sound" {
      row {
        label volumeLabel "Volume: \(volume)"
        stepper volumeStepper {
          value <-> volume
          valueLabel: volumeLabel
          accessibility { label: "Volume" }
        }
      }
      row "Balance" {
        slider balanceSlider { value <-> balance }
      }
      row "Tone" { segmentedControl { selection <-> tone } }
    }
    section "Silence" {
      row "Vibrate" { switch { isOn <-> vibrates } }
      row "Answer" {
        textField {
          text <-> reply
          placeholder: "Busy Now"
          clearButtonMode: .whileEditing
        }
      }
    }
  }
}
