enum Sound { waves "Waves"; rain "Rain"; none "None" }

screen SleepGoal "Sleep" {
  var bedtime: Date = "2026-03-01T22:30"
  var goal: Duration in 5h...12h = 8 hours
  var sound: Sound = .rain
  var fade: Double in 0...1 = 0.4
  var tracks: Bool = true

  action listen(sound: Sound)

  table {
    section "Bedtime" {
      row "Go to Bed" { datePicker { mode: .time; date <-> bedtime; minuteInterval: 15 } }
      row { label "Goal: \(goal.formatted(.units))" }
    }
    section "Sound" {
      row "Sound" { picker { selection <-> sound } }
      if sound != .none {
        row "Fade Out" {
          slider {
            value <-> fade
            minimumValueImage: "hare"
            maximumValueImage: "tortoise"
          }
        }
        row "Listen" { on select -> listen(sound: sound) }
      }
    }
    section "Tracking" {
      footer: "Your phone notes when you move."
      row "Track Sleep" { switch { isOn <-> tracks } }
    }
  }
  toolbar {
    button "Go Ten Minutes Earlier" { on touchUpInside -> bedtime = bedtime - 10min }
  }
}
