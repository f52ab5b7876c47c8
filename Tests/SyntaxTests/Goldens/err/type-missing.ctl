screen Settings {
  var a:
  var b: [
  var c: [Int
  var d: Int
}
