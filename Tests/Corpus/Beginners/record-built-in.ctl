record Date { id: Int; day: String = "" }
screen Tea "Tea" {
  var days: [Date] = []
  table { row "\(days.count)" }
}
