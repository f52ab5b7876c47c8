record Cup { id: Int; kind: String = "" }
screen Tea "Tea" {
  var cups: [Cup] = []
  table {
    for cup in cups { row cup.kind }
  }
}
