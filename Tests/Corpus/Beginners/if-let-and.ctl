screen Tea "Tea" {
  var note: String? = "Hot"
  var isOpen: Bool = true
  content { if let text = note && isOpen { label "\(text)" } }
  table {
    row "Open" { switch { isOn <-> isOpen } }
    row "Forget" { on select -> note = nil }
  }
}
