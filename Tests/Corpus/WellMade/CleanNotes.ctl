record Note { id: Int; title: String; text: String; isPinned: Bool = false }

screen CleanNotes "Notes" {
  var notes: [Note] = [Note(id: 1, title: "Groceries", text: "Milk, bread", isPinned: true)]
  action open(id: Int)

  table {
    for pinned in [true, false] {
      section "\(pinned ? "Pinned" : "Notes")" {
        for note in notes where note.isPinned == pinned {
          row "\(note.title)" {
            subtitle: "\(note.text)"
            on select -> open(id: note.id)
            swipeAction "\(pinned ? "Unpin" : "Pin")" {
              on touchUpInside -> note.isPinned = !pinned
            }
          }
        }
      }
    }
  }
  toolbar {
    button "Add Note" {
      on touchUpInside -> notes.append(Note(id: notes.count + 1, title: "New Note", text: ""))
    }
  }
}
