/// Buttons at both ends of the bar at the top.
screen BarEnds "Bar Ends" {
  action note(what: String)

  navigationBar {
    button cancel "Cancel" { on touchUpInside -> note(what: "cancel") }
    button share "Share" { on touchUpInside -> note(what: "share") }
    button save "Save" { on touchUpInside -> note(what: "save") }
  }
  content { label "Text" }
}
