screen Settings {
  var a Int = 1
  var b
  var c: Int 1...20
  var d: = 1
  var e: Int in
  var f: Int =
  var g: Int = 1 in 1...20
  var h = 1
}
