screen Settings {
  var in: Int = 1
  let task = 2
  action import()
  label "After"
}
