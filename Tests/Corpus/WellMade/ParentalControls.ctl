enum AgeRating {
  four "4+"
  nine "9+"
  twelve "12+"
  seventeen "17+"
}

/// What a child may do with the tablet.
screen ParentalControls "Screen Time" {
  device: .iPad
  tintColor: #5856D6

  var isOn: Bool = true
  var limit: Duration = 1h30min
  var rating: AgeRating = .nine
  var passcode: String = ""
  var web: Bool = false
  var purchases: Bool = false
  var bedtime: Date = "2026-01-10T20:00"

  action changePasscode(passcode: String)
  action showReport()

  table {
    section {
      row "Screen Time" { switch enabled { isOn <-> isOn } }
    }
    section "Every Day" {
      row "Time Allowed" {
        datePicker {
          mode: .countDownTimer
          countDownDuration <-> limit
          minuteInterval: 15
          isEnabled: enabled.isOn
        }
      }
      row "Bedtime" {
        datePicker { mode: .time; date <-> bedtime; minuteInterval: 10; isEnabled: enabled.isOn }
      }
    }
    section "Content" {
      row "Age" { segmentedControl { selection <-> rating; isEnabled: enabled.isOn } }
      row "Web Browsing" {
        switch { isOn <-> web; states: ["Block", "Allow"]; isEnabled: enabled.isOn }
      }
      row "Purchases" {
        switch { isOn <-> purchases; states: ["Deny", "Allow"]; isEnabled: enabled.isOn }
      }
    }
    section {
      row "Passcode" {
        textField passcodeField {
          text <-> passcode
          placeholder: "4 digits"
          keyboardType: .numberPad
          maxLength: 4
          on editingDidEnd -> changePasscode(passcode: passcode)
        }
      }
      row { button "Show Weekly Report" { on touchUpInside -> showReport() } }
    }
  }
}
