enum Preview { always "Always"; unlocked "Unlocked"; never "Never" }

screen Notifications "Notifications" {
  var isOn: Bool = true
  var preview: Preview = .unlocked
  var sounds: Bool = true
  var badges: Bool = true
  var quietFrom: Date = "2026-01-01T22:00"
  var isQuiet: Bool = false

  action openSystemSettings()

  table {
    section {
      row "Allow Notifications" { switch { isOn <-> isOn } }
    }
    if isOn {
      section "Alerts" {
        row "Sounds" { switch { isOn <-> sounds } }
        row "Badges" { switch { isOn <-> badges } }
        row "Show Previews" { segmentedControl { selection <-> preview } }
      }
      section "Quiet Hours" {
        visible: sounds
        footer: "Calls from favorites still ring."
        row "Quiet Hours" { switch { isOn <-> isQuiet } }
        if isQuiet {
          row "From" { datePicker { mode: .time; date <-> quietFrom } }
        }
      }
    } else {
      section {
        row { label "You will not hear from us." }
      }
    }
    section {
      row "Open System Settings" { on select -> openSystemSettings() }
    }
  }
}
