screen Letter "Letter" {
  action archive()
  action reply()

  content { label "Dear Ann" }
  toolbar {
    button "Archive" {
      onPressed: () => archive()
    }
    button "Reply" { on touchUpInside -> reply() }
  }
}
