import "Shared.ctl"

enum Unit {
  metric "Metric"
  cups "Cups"
}

screen Pancakes "Pancakes" {
  background: #FFFFFF
  var servings: Int in 1...12 = 4
  var unit: Unit = .metric
  var step: Int in 0...3 = 0
  let steps = ["Mix flour and milk.", "Add the eggs.", "Heat the pan.", "Fry until golden."]

  action shop(servings: Int)
  action share()

  navigationBar {
    button "Share" { on touchUpInside -> share() }
  }
  content {
    label "Pancakes" { font: .headline }
    Counter { title: "Servings"; value <-> servings }
    segmentedControl { selection <-> unit; accessibility { label: "Units" } }
    label "Flour: \(unit == .metric ? servings * 50 : servings / 2) \(unit == .metric ? "g" : "cups")"
    label "Milk: \(servings * 75) ml"
    label "Eggs: \((servings + 1) / 2)"
    label "Step \(step + 1) of \(steps.count)" { font: .caption1 }
    label "\(steps[step])" { numberOfLines: 0 }
    pageControl { numberOfPages: 4; currentPage <-> step }
  }
  toolbar {
    button "Add to Shopping List" { on touchUpInside -> shop(servings: servings) }
  }
}
