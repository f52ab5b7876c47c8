screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var flag: Bool = true
  var name: String = ""
  let items = ["A", "B"]
  action start(minutes: Int)
  action stop()
  task load(kind: .other)

  on appear -> load()

  content {
    label load.isRunning ? "A" : "B"
  }
}
