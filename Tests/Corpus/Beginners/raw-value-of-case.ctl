enum Mood {
  calm "Calm"
  busy "Busy"
}

screen Today "Today" {
  var mood: Mood = .calm

  table {
    row "Mood" {
      segmentedControl { selection <-> mood }
    }
    row { label "Mood: \(mood.rawValue)" }
  }
}
