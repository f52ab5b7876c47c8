enum AlarmSound {
  radar "Radar"
  chimes "Chimes"
  marimba "Marimba"
  silk "Silk"
}

/// Edits one alarm of the list.
screen AlarmEditor "Edit Alarm" {
  device: .iPhone
  tintColor: #FF9500

  var time: Date = "2026-02-02T06:45"
  var name: String = "Alarm"
  var sound: AlarmSound = .radar
  var snoozes: Bool = true
  var snoozeMinutes: Int in 1...15 = 9

  action save()
  action cancel()
  action delete()

  navigationBar {
    button "Cancel" { on touchUpInside -> cancel() }
    button "Save" { on touchUpInside -> save() }
  }

  table {
    row "Time" {
      datePicker {
        mode: .time
        date <-> time
      }
    }
    section {
      row "Label" {
        textField {
          text <-> name
          clearButtonMode: .whileEditing
        }
      }
      row "Sound" {
        picker { selection <-> sound }
      }
      row "Snooze" {
        switch { isOn <-> snoozes }
      }
      if snoozes {
        row "Snooze For" {
          label minutes "\(snoozeMinutes) min"
          stepper {
            value <-> snoozeMinutes
            valueLabel: minutes
          }
        }
      }
    }
    section {
      row {
        button "Delete Alarm" {
          tintColor: #FF3B30
          on touchUpInside -> delete()
        }
      }
    }
  }
}
