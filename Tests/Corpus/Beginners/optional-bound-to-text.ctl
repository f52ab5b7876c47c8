record Entry {
  id: Int
  day: String
  note: String?
}

screen Diary "Diary" {
  var entries: [Entry] = [Entry(id: 1, day: "Monday", note: "Rain"), Entry(id: 2, day: "Tuesday")]

  table {
    for entry in entries {
      row "\(entry.day)" {
        textField { text <-> entry.note; placeholder: "Note" }
      }
    }
  }
}
