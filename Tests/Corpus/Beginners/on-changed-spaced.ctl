screen Tea "Tea" {
  var level: Int in 0...9 = 0
  var hint: String = ""
  on level changed { hint = "New" }
  content { label "\(level) \(hint)"; stepper { value <-> level; accessibility { label: "Level" } } }
}
