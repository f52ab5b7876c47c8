screen Quiz "Quiz" {
  var question: Int in 1...10 = 1
  var score: Int = 0
  let answers = ["Paris", "London", "Rome", "Madrid"]
  action answer(city: String)
  content {
    label "What is the capital of France?" { font: .headline }
    for city in answers { button "\(city)" { on touchUpInside -> answer(city: city) } }
    progressView { progress: Double(question) / 10; accessibility { label: "Questions answered" } }
    label "Score: \(score)"
  }
  toolbar { button "Skip" { on touchUpInside { question += 1; score -= 1 } } }
}
