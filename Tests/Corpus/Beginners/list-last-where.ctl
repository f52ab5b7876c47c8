screen Teas "Teas" {
  let teas = ["Assam", "Sencha", "Oolong"]

  content {
    label "\(teas.last(where: $0.hasPrefix("S")) ?? "none")"
  }
}
