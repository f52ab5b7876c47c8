screen Tea "Tea" {
  content {
    label a "A"
    label b "B"
    layout { pin horizontalSpacing(a, b, min: 8) }
  }
}
