enum Zimmer {
  einzel "Einzelzimmer"
  doppel "Doppelzimmer"
}

screen Unterkunft "Unterkunft" {
  var zimmer: Zimmer = .doppel
  var naechte: Int in 1...14 = 2
  var anreise: Date = "2026-07-01"

  action buchen(naechte: Int)

  table {
    row "Zimmer" { segmentedControl { selection <-> zimmer } }
    row "Anreise" { datePicker { mode: .date; date <-> anreise } }
    row {
      label dauer "Nächte: \(naechte)"
      stepper { value <-> naechte; describedBy: dauer; valueLabel: dauer }
    }
  }
  toolbar { button "Zimmer buchen" { on touchUpInside -> buchen(naechte: naechte) } }
}
