screen Tea "Tea" {
  content { label localized(tea.ready) }
}
