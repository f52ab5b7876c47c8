screen Photo "Photo" {
  var chooses: Bool = false

  action print()
  action share()

  table {
    row "Actions" { on select -> chooses = false }
  }
  actionSheet {
    isPresented <-> chooses
    button "Print" { on touchUpInside -> print() }
    button "Share" { on touchUpInside -> share() }
    button "Cancel"
  }
}
