screen Tea "Tea" {
  var isWarm: Bool = true
  table {
    row "Warm" { switch { isOn <-> isWarm; affects: [pourButton] } }
    row "Pour" { on select -> push Pouring() }
  }
}

screen Pouring "Pouring" {
  action pour()
  content { button pourButton "Pour" { on touchUpInside -> pour() } }
}
