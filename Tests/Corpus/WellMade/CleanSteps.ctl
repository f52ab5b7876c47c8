record Day { name: String; steps: Int }

component StepRow(day: Day, goal: Int) {
  row "\(day.name)" {
    progressView {
      progress: min(1, Double(day.steps) / Double(goal))
      accessibility { label: "\(day.name)" }
    }
  }
}

screen CleanSteps "Steps" {
  var days: [Day] = [Day(name: "Monday", steps: 8000), Day(name: "Tuesday", steps: 4200)]
  var goal: Int in 2000...20000 = 10000

  table {
    section "This Week" {
      for day in days { StepRow { day: day; goal: goal } }
    }
    section "Goal" {
      row { label "Steps: \(goal)" }
      row "Raise" { on select -> goal += 1000 }
      row "Lower" { on select -> goal -= 1000 }
    }
  }
}
