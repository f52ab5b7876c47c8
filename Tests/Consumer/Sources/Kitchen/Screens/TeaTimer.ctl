import "Theme.ctl"

/// What is in the pot.
enum Tea {
  green "Green"
  black "Black"
  herbal "Herbal"
}

/// Says when the tea is ready.
screen TeaTimer "Tea" {
  tintColor: leaf

  var tea: Tea = .green
  /// How long it draws.
  var minutes: Int in 1...10 = 2
  var cups: Int in 1...6 = 1
  var note: String = ""
  /// What was made before, the last one first.
  var history: [String] = []
  var isBrewing: Bool = false

  task brewing(kind: .other)

  /// The kettle goes on.
  action start(tea: Tea, minutes: Int)
  action stop()
  action repeatBrew(entry: String)

  toolbar {
    activityIndicator { while: brewing }
    if isBrewing {
      button "Stop" { on touchUpInside -> stop() }
    } else {
      button startButton "Start" { on touchUpInside -> start(tea: tea, minutes: minutes) }
    }
  }

  table {
    section "Tea" {
      row "Kind" {
        segmentedControl kind { selection <-> tea; isEnabled: !isBrewing }
      }
      row {
        Amount drawing { title: "Minutes"; count <-> minutes }
      }
      row {
        Amount { title: "Cups"; count <-> cups }
      }
      row "Note" {
        textField {
          text <-> note
          placeholder: "For the Label"
          clearButtonMode: .whileEditing
        }
      }
    }
    if !isEmpty(history) {
      section "Before" {
        for entry in history {
          row { label "\(entry)"; on select -> repeatBrew(entry: entry) }
        }
      }
    }
  }
}
