scren Settings {
  var a: Int = 1
  label "x"
}
view Other {
  var a: Int = 1
}
