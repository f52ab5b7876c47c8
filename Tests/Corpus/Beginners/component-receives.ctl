component Names(names: binding [String]) {
  button "Add Name" { on touchUpInside -> names += sheet Pick() }
}

screen Pick "Pick" -> [String] {
  table { row "Ann" { on select -> finish(["Ann"]) } }
}

screen Tea "Tea" {
  var names: [String] = []
  content {
    Names { names <-> names }
    label "\(names.count)"
  }
}
