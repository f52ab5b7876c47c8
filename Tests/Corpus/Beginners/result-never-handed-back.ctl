screen Restaurant "Restaurant" {
  var people: Int in 1...8 = 2

  table {
    row "Table for \(people)" {
      on select -> people = sheet PickPeople(current: people)
    }
  }
}

screen PickPeople(current: Int) "People" -> Int {
  var people: Int in 1...8 = current

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Use" { on touchUpInside -> close }
  }
  content {
    label amount "People: \(people)"
    stepper {
      value <-> people
      describedBy: amount
      valueLabel: amount
    }
  }
}
