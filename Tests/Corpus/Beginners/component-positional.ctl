component C(title: String) { label "\(title)" }
screen Tea "Tea" {
  content { C("x") }
}
