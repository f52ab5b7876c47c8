screen Nachrichten "Nachrichten" {
  var empfaenger: String = ""
  var text: String = ""
  var dringend = false

  action senden(text: String)
  action verwerfen()

  table {
    row "An" {
      textField { text <-> empfaenger; placeholder: "Name oder Adresse" }
    }
    row "Dringend" { switch { isOn <-> dringend } }
  }
  toolbar {
    button "Nachricht senden" { on touchUpInside -> senden(text: text) }
    button "Entwurf verwerfen" { on touchUpInside -> verwerfen() }
  }
}
