screen Tea "Tea" {
  var note: String? = nil
  content {
    label "\(note || "None")"
    button "Add Note" { on touchUpInside -> note = "Hot" }
  }
}
