screen Tea "Tea" {
  content {
    label "Hi \(guest.name)"
  }
}
