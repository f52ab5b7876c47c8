record Cup { id: Int; kind: String = "" }
screen Tea "Tea" {
  var cups: [Cup] = []
  table {
    for kind in cups.grouped(by: $0.kind) { row "\(kind)" }
  }
}
