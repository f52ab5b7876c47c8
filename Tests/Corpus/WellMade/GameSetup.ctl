enum Difficulty {
  easy "Easy"
  normal "Normal"
  hard "Hard"
}

enum Side {
  white "White"
  black "Black"
}

/// Sets up a game of chess.
screen GameSetup "New Game" {
  device: .iPad
  orientation: .landscape
  tintColor: #8B5A2B

  var difficulty: Difficulty = .normal
  var side: Side = .white
  var minutes: String = "10"
  var increment: String = "5"
  var hints: Bool = true
  var opponent: String = ""
  var handicap: Int in 0...8 = 0

  action start()
  action invite(opponent: String)
  action setClock(wheel: Int, row: Int)

  table {
    section "Opponent" {
      row "Nickname" {
        textField { text <-> opponent; placeholder: "Leave Empty for the Computer" }
        button "Invite" {
          isEnabled: !isEmpty(opponent)
          on touchUpInside -> invite(opponent: opponent)
        }
      }
      row "Difficulty" { segmentedControl { selection <-> difficulty } }
    }
    section "Board" {
      row "Play As" { segmentedControl { selection <-> side } }
      row "Handicap" {
        label pawns "\(handicap) pawns"
        stepper { value <-> handicap; valueLabel: pawns; wraps: true }
      }
      row "Show Hints" { switch { isOn <-> hints } }
    }
    section "Clock" {
      row "Minutes and Increment" {
        picker {
          wheel { values: ["3", "5", "10", "15", "30"]; selection <-> minutes }
          wheel { values: ["0", "2", "5", "10"]; selection <-> increment }
          on select(wheel, row) -> setClock(wheel: wheel, row: row)
        }
      }
    }
  }

  content {
    button "Start Game" {
      type: .custom
      backgroundImage: resizable("wood")
      backgroundImage(highlighted): resizable("wood.dark")
      emphasis: true
      on touchUpInside -> start()
    }
  }
}
