screen Settings {
  var night: Bool = true
  if night {
    label "On"
  label "Always"
}
