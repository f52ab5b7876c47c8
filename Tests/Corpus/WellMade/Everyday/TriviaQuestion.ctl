enum Answer { a "Paris"; b "Lyon"; c "Nice" }

screen TriviaQuestion "Question 3" {
  var chosen: Answer? = nil
  var seconds: Double in 0...30 = 12
  var score: Int = 2
  action answer(choice: Answer)
  action next()

  content {
    label "What is the capital of France?" { font: .headline; numberOfLines: 0 }
    progressView { progress: seconds / 30; accessibility { label: "Time Left" } }
    button "Paris" { isEnabled: chosen == nil; on touchUpInside -> answer(choice: .a) }
    button "Lyon" { isEnabled: chosen == nil; on touchUpInside -> answer(choice: .b) }
    button "Nice" { isEnabled: chosen == nil; on touchUpInside -> answer(choice: .c) }
    if chosen == .a {
      label "Correct!" { textColor: #1B5E20 }
    } else if chosen != nil {
      label "Sorry, it is Paris." { textColor: #B00020 }
    }
  }
  toolbar {
    label "Score: \(score)"
    button "Next Question" { isEnabled: chosen != nil; on touchUpInside -> next() }
  }
}
