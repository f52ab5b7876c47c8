component Box(value: binding Int) {
  event changed(to: Int)
  on value.changed -> changed(to: value)
  label said "\(value)"
  stepper { value <-> value; describedBy: said; valueLabel: said }
}
screen A "A" {
  var count: Int = 0
  var last: Int = 0
  content { Box { value <-> count; on changed(to) { last = to } } label "\(last)" }
}
