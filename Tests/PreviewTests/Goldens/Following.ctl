/// What follows when variables change.
screen Calendar "Calendar" {
  var month: Int in 1...12 = 3
  var search: String = ""
  var events: [String] = []
  var asks: Bool = false

  task load(month: Int, search: String, kind: .network) -> [String]

  sample "March" { load: .finished(["Spring", "Rain"]) }

  on month.changed -> events = load(month: month, search: search)
  on search.changed -> events = load(month: month, search: search)
  on events.changed { if events.isEmpty { asks = true } }

  table {
    row "Month \(month)" {
      stepper months { value <-> month; accessibility { label: "Month" } }
    }
    row "Search" { textField words { text <-> search; placeholder: "Name" } }
    for event in events { row "\(event)" }
    row "Clear" { on select -> events = [] }
    row "Choose Month" { on select -> month = sheet PickMonth() }
  }
  alert "Nothing to Show" {
    isPresented <-> asks
    message: "The month has no events."
    button "OK" { role: .cancel }
  }
}

screen PickMonth "Month" -> Int {
  navigationBar { button "Cancel" { on touchUpInside -> close } }
  table { row "May" { on select -> finish(5) } }
}
