screen Settings {
  if night {
    label "On"
  } else {
    label "Off"
  label "Always"
}
