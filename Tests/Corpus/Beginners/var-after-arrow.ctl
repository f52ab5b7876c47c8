screen Tea "Tea" {
  var cups: Int = 1
  action pour(cups: Int)
  content {
    label "\(cups)"
    button "Pour" { on touchUpInside -> var more = cups + 1 }
    button "Fill" { on touchUpInside -> pour(cups: cups) }
  }
}
