screen A "A" {
  var n: Int = 3
  content { label "Items: " + String(n) }
}
