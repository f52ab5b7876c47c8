record Event { start: Date; title: String = "" }
screen S "S" {
  var events: [Event] = []
  table {
    for e in events.sorted(by: start) { row "\(e.title)" }
    row "Add" { on select -> events.append(Event(start: now, title: "A")) }
  }
}
