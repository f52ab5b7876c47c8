component Note(title: String, count: Int) {
  label "\(title) \(count)"
}

screen Notes "Notes" {
  content { Note { title: "A" } }
}
