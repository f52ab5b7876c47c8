screen Home "Home" {
  action wipe()
  content { label "Hi" }
  alert "Delete?" {
    message: "Cannot be undone."
    button "Delete" { on touchUpInside -> wipe() }
    button "Cancel"
  }
}
