screen Tea "Tea" {
  var level: Int in 0...9 = 0
  var hint: String = ""
  on changed(level) { hint = "New" }
  content { label "\(level) \(hint)"; stepper { value <-> level; accessibility { label: "Level" } } }
}
