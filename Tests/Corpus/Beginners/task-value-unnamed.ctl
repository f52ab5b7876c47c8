screen Tea "Tea" {
  var cups: Int = 0
  task count(kind: .network) -> Int
  on appear -> count()
  on count { cups = value }
  content { label "\(cups)"; label "\(count.isRunning ? "Counting" : "Done")" }
}
