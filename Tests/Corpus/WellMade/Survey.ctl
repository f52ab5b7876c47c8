record Question {
  id: Int
  text: String
  isAnswered: Bool = false
}

/// What guests think of their stay.
screen Survey "Survey" {
  var questions: [Question] = [
    Question(id: 1, text: "Was the bed good?"),
    Question(id: 2, text: "Was it quiet?"),
    Question(id: 3, text: "Was the food warm?")
  ]
  var wantsAnswer: Bool = false
  var mail: String = ""

  action send(mail: String)

  sample "All Answered" {
    questions: [Question(id: 1, text: "Was it quiet?", isAnswered: true)]
  }

  table {
    section "Yes or No" {
      for question in questions {
        row "\(question.text)" { switch { isOn <-> question.isAnswered } }
      }
    }
    section "Contact" {
      footer: "We write to you within a week."
      row "Write to Me" { switch { isOn <-> wantsAnswer; affects: [contact] } }
      row contact "Mail" {
        isHidden: !wantsAnswer
        textField {
          text <-> mail
          placeholder: "ada@example.org"
          keyboardType: .emailAddress
          clearButtonMode: .whileEditing
        }
      }
    }
    section "Progress" {
      row {
        label done "Yes: \(questions.count(where: $0.isAnswered)) of \(questions.count)"
        progressView {
          progress: Double(questions.count(where: $0.isAnswered)) / Double(max(1, questions.count))
          describedBy: done
        }
      }
    }
  }
  toolbar {
    button "Send" {
      isEnabled: !wantsAnswer || !mail.isEmpty
      on touchUpInside -> send(mail: wantsAnswer ? mail.trimmed() : "")
    }
  }
}
