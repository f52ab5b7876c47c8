record Tea { name: String = ""; isHot: Bool false }

screen Cup "Cup" {
  var tea: Tea = Tea()
  content { label "\(tea.name) \(tea.isHot)" }
}
