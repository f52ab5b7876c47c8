screen Tea "Tea" {
  var cups: Int = 3
  content { label "\(cups)"; button "Drink One" { on touchUpInside -> cups - 1 } }
}
