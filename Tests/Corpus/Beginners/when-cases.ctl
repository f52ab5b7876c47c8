screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    when (minutes) {
      1 -> label "a"
      else -> label "b"
    }
  }
}
