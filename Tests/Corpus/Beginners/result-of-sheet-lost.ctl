screen Subtitles "Subtitles" {
  var language: String = "English"
  var isLarge: Bool = false

  table {
    row "Language: \(language)" { on select -> sheet PickLanguage(current: language) }
    row "Large Letters" { switch { isOn <-> isLarge } }
  }
}

screen PickLanguage(current: String) "Language" -> String {
  navigationBar {
    button "Cancel" { on touchUpInside -> close }
  }
  table {
    for language in ["English", "German", "Turkish"] {
      row "\(language)" {
        accessory: language == current ? .checkmark : .none
        on select -> finish(language)
      }
    }
  }
}
