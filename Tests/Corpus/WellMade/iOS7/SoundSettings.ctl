/// Sounds, as Settings showed them on an early iPhone with the flat design.
screen SoundSettings "Sounds" {
  device: .iPhone

  var ringer: Double in 0...1 = 0.5
  var buttonsChange: Bool = false
  var vibrates: Bool = true
  var clicks: Bool = true
  var lockSound: Bool = true
  var tone: Int in 0...3 = 1

  action preview(tone: Int)

  table {
    section "Vibrate" {
      row "Vibrate on Ring" { switch { isOn <-> vibrates } }
    }
    section "Ringer and Alerts" {
      row "Ringer" {
        slider {
          value <-> ringer
          minimumValueImage: "speaker.low"
          maximumValueImage: "speaker.high"
        }
      }
      row "Change with Buttons" { switch { isOn <-> buttonsChange } }
    }
    section "Tones" {
      row "Ringtone" {
        segmentedControl {
          segment "Bell"
          segment "Harp"
          segment "Piano"
          segment "Bark"
          selectedSegmentIndex <-> tone
          on valueChanged -> preview(tone: tone)
        }
      }
      row "Keyboard Clicks" { switch { isOn <-> clicks } }
      row "Lock Sounds" { switch { isOn <-> lockSound } }
    }
  }
}
