import "Theme.ctl"

/// How a page is printed.
enum Quality {
  draft "Draft"
  normal "Normal"
  best "Best"
}

/// Everything a reader may tune while reading.
screen ReaderSettings "Reader Settings" {
  device: .iPhone
  tintColor: accent

  var copies: Int in 1...20 = 1
  var brightness: Double in 0...1 = 0.6
  var quality: Quality = .normal
  var nightMode: Bool = false
  var recipient: String = ""
  var due: Date = "2026-01-31T09:00"
  let accent: Color = #FF9500

  task printing(kind: .other, duration: .unknown)
  action printPages(copies: Int)
  action reload()
  action pickContact()

  toolbar {
    activityIndicator { while: printing }
    button "Print Pages" { on touchUpInside -> printPages(copies: copies) }
  }

  table {
    refreshControl { on valueChanged -> reload() }

    section "Display" {
      row "Night Mode" {
        switch { isOn <-> nightMode }
      }
      if nightMode {
        row "Brightness" {
          slider dimmer {
            value <-> brightness
            minimumValueImage: "moon"
            maximumValueImage: "sun.max"
            accessibility {
              label: "Brightness"
              hint: "Adjusts how bright the page is"
            }
          }
        }
      }
    }

    section "Printing" {
      row {
        label copiesLabel "Copies: \(copies)"
        stepper copiesStepper {
          value <-> copies
          valueLabel: copiesLabel
          incrementImage: "plus"
          incrementImage(highlighted): "plus.fill"
          dividerImage(left: normal, right: normal): "divider"
          dividerImage(left: highlighted, right: normal): "divider.left"
          dividerImage(left: normal, right: highlighted): "divider.right"
          accessibility { label: "Copies" }
        }
        layout {
          pin horizontalSpacing(copiesLabel, copiesStepper) == 8
          pin width(copiesLabel) >= 120 @ 750
          align verticalCenters(copiesLabel, copiesStepper)
          copiesStepper.trailing == superview.trailing - 16
        }
      }
      row "Quality" {
        segmentedControl { selection <-> quality }
      }
      row "Due" {
        datePicker {
          mode: .dateAndTime
          date <-> due
          minuteInterval: 15
        }
      }
      row "Send To" {
        textField {
          text <-> recipient
          placeholder: "Name or Address"
          keyboardType: .emailAddress
          clearButtonMode: .whileEditing
          rightViewMode: .unlessEditing
          rightView: contactAddButton { on touchUpInside -> pickContact() }
        }
      }
    }
  }
}

/// A labelled stepper, used wherever a small number is set.
component Counter(title: String, count: binding Int, limit: Int = 10) {
  label name "\(title): \(count)"
  stepper {
    value <-> count
    maximumValue: limit
    valueLabel: name
    accessibility { label: title }
  }
}

/// Every stepper of the app, unless it says otherwise.
appearance stepper { tintColor: #0A84FF }
