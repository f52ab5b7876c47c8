enum Level {
  beginner "Beginner"
  middle "Middle"
  advanced "Advanced"
}

/// A lesson: hear a sentence, write it down, see how it went.
screen LanguageLearning "Lesson 4" {
  device: .iPhone
  background: #FFFFFF
  tintColor: #58A700

  var level: Level = .beginner
  var answer: String = ""
  var card: Int in 0...7 = 0
  var isChecked: Bool = false
  var goal: Int in 5...60 = 15

  action listen()
  action check(answer: String)
  action turn(card: Int)
  action setGoal(minutes: Int)

  content {
    background: #FFFFFF
    label "¿Dónde está la biblioteca?" { font: .headline; textColor: #1C1C1E; isCopyable: true }
    button "Listen Again" {
      accessibility { traits: [.button, .playsSound] }
      on touchUpInside -> listen()
    }
    label answerLabel "Your Answer" { font: .subheadline }
    textField {
      text <-> answer
      describedBy: answerLabel
      placeholder: "Write in Spanish"
      clearButtonMode: .whileEditing
    }
    if isChecked {
      label "Well done! \u{1F389}" { textColor: #2E7D00 }
      button "Continue" { on touchUpInside -> turn(card: card + 1) }
    } else {
      button "Check" { isEnabled: !isEmpty(answer); on touchUpInside -> check(answer: answer) }
    }
    pageControl {
      numberOfPages: 8
      currentPage <-> card
      accessibility { label: "Cards" }
      on valueChanged -> turn(card: card)
    }
  }

  table {
    row "Level" { segmentedControl { selection <-> level } }
    row "Daily Goal" {
      label goalLabel "\(goal) minutes"
      stepper {
        value <-> goal
        stepValue: 5
        valueLabel: goalLabel
        on valueChanged -> setGoal(minutes: goal)
      }
    }
  }
}
