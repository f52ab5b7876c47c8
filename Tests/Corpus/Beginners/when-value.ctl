screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    label { text: when (minutes) { 1 -> "a" else -> "b" } }
  }
}
