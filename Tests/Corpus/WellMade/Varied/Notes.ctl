record Note { id: Int; title: String; text: String = "" }
screen Notes "Notes" {
  var notes: [Note] = [Note(id: 1, title: "Groceries", text: "Milk"), Note(id: 2, title: "Ideas")]
  var search: String = ""
  var asks: Bool = false
  searchBar "Search" { text <-> search }
  navigationBar { button "Add Note" { on touchUpInside -> push EditNote() } }
  table {
    for note in notes where note.title.lowercased().contains(search.lowercased()) {
      row "\(note.title)" {
        subtitle: note.text
        accessory: .disclosureIndicator
        on select -> push EditNote(start: note.text)
        swipeAction "Delete" {
          style: .destructive
          on touchUpInside -> notes = notes.filter($0.id != note.id)
        }
      }
    } else {
      row "No Notes"
    }
    if notes.count > 1 { row "Delete All" { on select -> asks = true } }
  }
  alert "Delete All Notes?" {
    isPresented <-> asks
    button "Delete" { on touchUpInside -> notes.removeAll() }
    button "Cancel"
  }
}
screen EditNote(start: String = "") "Note" {
  var text: String = start
  action save(text: String)
  content { textView { text <-> text; accessibility { label: "Note" } } }
  toolbar { button "Save" { isEnabled: !text.isEmpty; on touchUpInside -> save(text: text) } }
}
