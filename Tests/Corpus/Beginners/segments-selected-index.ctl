screen A {
  var shown: Int in 0...1 = 0
  content {
    segmentedControl { selectedIndex <-> shown; accessibility { label: "View" }; segment "Day"; segment "Week" }
    label "\(shown == 0 ? "Today" : "This week")"
  }
}
