/// One switch of the list, with a footnote when it needs one.
component Option(title: String, value: binding Bool, footnote: String = "") {
  row "\(title)" {
    switch { isOn <-> value }
    if footnote != "" {
      label "\(footnote)" { font: .footnote; textColor: #6C6C70; numberOfLines: 0 }
    }
  }
}

/// What the keyboard does while somebody types.
screen KeyboardSettings "Keyboard" {
  var capitalizes: Bool = true
  var corrects: Bool = true
  var predicts: Bool = false
  var doubleSpace: Bool = true
  var phrase: String = ""
  var shortcut: String = ""

  action addReplacement(phrase: String, shortcut: String)
  action resetDictionary()

  table {
    section "Typing" {
      Option { title: "Auto-Capitalization"; value <-> capitalizes }
      Option { title: "Auto-Correction"; value <-> corrects }
      Option { title: "Predictive Text"; value <-> predicts }
      Option {
        title: "\".\" Shortcut"
        value <-> doubleSpace
        footnote: "Typing two spaces inserts a period."
      }
    }
    section "Text Replacement" {
      row "Phrase" { textField { text <-> phrase; placeholder: "On my way!" } }
      row "Shortcut" { textField { text <-> shortcut; placeholder: "omw" } }
      row {
        button "Add Replacement" {
          isEnabled: !isEmpty(phrase)
          on touchUpInside -> addReplacement(phrase: phrase, shortcut: shortcut)
        }
      }
    }
    section {
      row {
        button "Reset Dictionary" {
          accessibility { hint: "Forgets all words that were learned" }
          on touchUpInside -> resetDictionary()
        }
      }
    }
  }
}
