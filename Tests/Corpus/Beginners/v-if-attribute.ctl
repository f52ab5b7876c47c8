screen Home "Home" {
  var isOn: Bool = true
  content {
    label "A" v-if="isOn"
    button "Turn" { on touchUpInside -> isOn.toggle() }
  }
}
