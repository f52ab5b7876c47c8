import PodcastKit

screen Settings(current: Preferences) "Settings" -> Preferences {
  var preferences: Preferences = current
  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Save" { isEnabled: preferences != current; on touchUpInside -> finish(preferences) }
  }
  table {
    section "Playing" {
      row {
        label speed "Speed: \(preferences.speed.formatted(.number(fractionDigits: 1)))"
        stepper {
          value <-> preferences.speed
          stepValue: 0.1
          describedBy: speed
          valueLabel: speed
        }
      }
      row "Skip Forward" {
        segmentedControl { selection <-> preferences.skipForward }
      }
    }
    section "Downloads" {
      footer: "Downloads of \(preferences.keep) episodes are kept."
      row "Only on Wi-Fi" { switch { isOn <-> preferences.onlyWiFi } }
      row "Delete Played" { switch { isOn <-> preferences.deletesPlayed } }
      row {
        label keep "Keep \(preferences.keep)"
        stepper { value <-> preferences.keep; describedBy: keep; valueLabel: keep }
      }
    }
  }
}
