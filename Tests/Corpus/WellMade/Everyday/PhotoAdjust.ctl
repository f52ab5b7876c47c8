component Adjust(title: String, amount: binding Double) {
  label caption "\(title)"
  slider {
    value <-> amount
    describedBy: caption
    accessibility { value: "\(round(amount * 100)) percent" }
  }
}
screen PhotoAdjust "Edit" {
  background: #000000
  appearance label { textColor: #FFFFFF }
  var light: Double in -1...1 = 0
  var contrast: Double in -1...1 = 0
  var warmth: Double in -1...1 = 0
  action undo()
  action save()
  navigationBar {
    button "Undo" { isEnabled: light != 0 || contrast != 0 || warmth != 0; on touchUpInside -> undo() }
    button "Save" { on touchUpInside -> save() }
  }
  content {
    view photo { background: #333333; accessibility { label: "Your photo" } }
    Adjust { title: "Light"; amount <-> light }
    Adjust { title: "Contrast"; amount <-> contrast }
    Adjust { title: "Warmth"; amount <-> warmth }
  }
}
