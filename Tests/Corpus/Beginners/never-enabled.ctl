screen Notes "Notes" {
  var notes: [String] = ["Buy tea"]

  content {
    for note in notes {
      label "\(note)"
    }
    if notes.isEmpty {
      button "Delete All Notes" {
        isEnabled: !notes.isEmpty
        on touchUpInside -> notes.removeAll()
      }
    }
  }
}
