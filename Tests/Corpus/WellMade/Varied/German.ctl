screen Einstellungen "Einstellungen" {
  var name: String = ""
  var dunkel: Bool = false
  var menge: Int in 0...10 = 2
  action speichern()
  table {
    row "Name" { textField { text <-> name; placeholder: "Erika Mustermann" } }
    row "Dunkles Design" { switch { isOn <-> dunkel } }
    row { label l "Menge: \(menge)"; stepper { value <-> menge; describedBy: l; valueLabel: l } }
  }
  toolbar { button "Änderungen speichern" { on touchUpInside -> speichern() } }
}
