style late: label {
  textColor: .red
}

style early: label {
  textColor: .black
}

screen Train "Train" {
  var isLate: Bool = false
  task watch() -> Bool
  on appear -> isLate = watch()
  content {
    label "Platform 3" { style: isLate ? late : early }
  }
}
