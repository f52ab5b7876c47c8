record Cup { size: Int }
screen Tea "Tea" {
  content { button "Open Cup" { on touchUpInside -> push Details(cup: Cup(size: 2), note: "x") } }
}
screen Details "Details" {
  cup: Cup
  note: String?
  content { label "\(cup.size) \(note ?? "")" }
}
