screen Tea "Tea" {
  var level: Int in 0...9 = 0
  var hint: String = ""
  watch level -> hint = "New"
  content { label "\(level) \(hint)"; stepper { value <-> level; accessibility { label: "Level" } } }
}
