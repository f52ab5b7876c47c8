screen Journal "Journal" {
  @State private var mood: Double in 0...10 = 5

  action save(mood: Double)

  table {
    row "Mood" {
      slider {
        value <-> mood
        minimumValueImage: "rain"
        maximumValueImage: "sun"
      }
    }
  }
  toolbar {
    button "Save" { on touchUpInside -> save(mood: mood) }
  }
}
