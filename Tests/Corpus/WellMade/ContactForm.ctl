/// Each item of a list has its own keyboard, range and look, which nothing changes.
enum EntryKind {
  name "Name"
  mail "Email"
  phone "Phone"
}

record Entry {
  id: Int
  kind: EntryKind
  text: String = ""
}

record Setting {
  id: Int
  name: String
  isPercent: Bool
  value: Double
}

screen ContactForm "Contact" {
  var entries: [Entry] = [
    Entry(id: 1, kind: .name),
    Entry(id: 2, kind: .mail),
    Entry(id: 3, kind: .phone)
  ]
  var settings: [Setting] = [
    Setting(id: 1, name: "Bass", isPercent: false, value: 0.5),
    Setting(id: 2, name: "Reverb", isPercent: true, value: 70)
  ]

  table {
    for entry in entries {
      row "\(entry.kind)" {
        textField {
          text <-> entry.text
          placeholder: "\(entry.kind)"
          keyboardType: entry.kind == .mail ? .emailAddress
            : entry.kind == .phone ? .phonePad
            : .default
        }
      }
    }
    for setting in settings {
      row "\(setting.name)" {
        slider { value <-> setting.value; maximumValue: setting.isPercent ? 100 : 1 }
      }
    }
  }
}

screen Profile "Profile" {
  table {
    row "Name" { on select -> push EditText(title: "Name") }
    row "Email" { on select -> push EditText(title: "Email", isMail: true) }
  }
}

screen EditText(title: String, isMail: Bool = false) "\(title)" {
  var words: String = ""

  table {
    row "\(title)" {
      textField {
        text <-> words
        placeholder: title
        keyboardType: isMail ? .emailAddress : .default
      }
    }
  }
}
