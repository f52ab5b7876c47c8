screen Quiz "Quiz" {
  var step = 0
  let questions = ["Which tea is green?", "Which tea is black?", "Which tea is white?"]
  let answers = ["Sencha", "Assam", "Silver Needle"]

  action answer(text: String)

  content {
    label "Question \(step + 1) of \(questions.count)" { font: .footnote }
    label "\(questions[step])" { font: .headline }
    for text in answers {
      button { title: "Choose \(text)"; on touchUpInside -> answer(text: text) }
    }
  }
}
