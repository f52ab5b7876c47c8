component Cups(count: binding Int) {
  stepper { value <-> count; accessibility { label: "Cups" } }
}

screen Tea "Tea" {
  var cups: Int in 0...9 = 1
  content { label "\(cups)"; Cups { count: binding cups } }
}
