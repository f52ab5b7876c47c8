screen S "Settings" {
  var minutes: Int in 1...10 = 3
  var name: String = ""
  var isOn: Bool = false
  let items = ["One", "Two"]
  action stop()
  action save(name: String)

  content {
    label time "Minutes: \(minutes)"
    button "More" { on touchUpInside -> stop() }
  }
  table {
    row "Name" { textField { text <-> name; placeholder: "Ann"; on editingDidEnd -> save(name: name) } }
    row "On" { switch { isOn <-> isOn } }
    for item in items { row "\(item)" { on select -> item() } }
  }
  toolbar {
    stepper { value <-> minutes; describedBy: time; valueLabel: time }
    button "Stop" { on touchUpInside -> stop() }
  }
}
