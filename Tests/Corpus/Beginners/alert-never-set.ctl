screen Account "Account" {
  var asks: Bool = false
  action delete()
  action export()

  table {
    row "Export Account" { on select -> export() }
  }
  alert "Delete the Account?" {
    isPresented <-> asks
    message: "All of its notes are deleted, too."
    button "Delete" { on touchUpInside -> delete() }
    button "Cancel"
  }
}
