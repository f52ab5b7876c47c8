let brand: Color = "#2E7D32"

appearance switch { onTintColor: brand }

enum Rhythm { daily "Daily"; weekly "Weekly" }

record Habit {
  id: Int
  name: String
  rhythm: Rhythm = .daily
  done: Int in 0...100 = 0
  reminds: Bool = true
}

screen Habits "Habits" {
  tintColor: brand
  var habits: [Habit] = [
    Habit(id: 1, name: "Read"),
    Habit(id: 2, name: "Swim", rhythm: .weekly, done: 3)
  ]

  sample "Nothing Yet" { habits: [] }

  table {
    for rhythm in habits.unique($0.rhythm) {
      section "\(rhythm)" {
        for habit in habits where habit.rhythm == rhythm {
          row "\(habit.name)" {
            subtitle: "Done \(habit.done) times"
            switch { isOn <-> habit.reminds; accessibility { label: "Remind me of \(habit.name)" } }
            swipeAction "Mark Done" { on touchUpInside -> habit.done += 1 }
          }
        }
      }
    } else {
      row { label "Add your first habit." }
    }
  }
  toolbar {
    label "\(habits.count(where: $0.done > 0)) of \(habits.count) begun"
  }
}
