screen Tea "Tea" {
  content {
    label one "One"
    label two "Two"
    layout { pin horizontalSpacing(one, two) => 8 }
  }
}
