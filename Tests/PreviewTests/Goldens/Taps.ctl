screen Taps "Taps" {
  var name: String = "Ann"
  var code: String = "1234"
  var isAsking: Bool = false

  content {
    textField nameField {
      text <-> name
      placeholder: "Name"
    }
    textField codeField {
      text <-> code
      placeholder: "Code"
      isSecureTextEntry: true
    }
    button fillButton "Fill" {
      title(selected): "Filled"
      on touchUpInside -> name = "Ada"
    }
    button askButton "Ask" { on touchUpInside -> isAsking = true }
    infoButton {
      reveals: Options
      accessibility { label: "Options" }
    }
  }
  table {
    row "More" { on select -> push Options() }
  }
  alert "Delete It?" {
    isPresented <-> isAsking
    message: "You cannot undo this, and it takes some time to do."
    button "Delete" { role: .destructive }
    button "Keep" { role: .cancel }
  }
}

screen Options "Options" {
  var isMono: Bool = false

  table {
    row "Mono" { switch { isOn <-> isMono } }
  }
}
