screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var flag: Bool = true
  var name: String = ""
  let items = ["A", "B"]
  action start(minutes: Int)
  action stop()

  content {
    label "Hi" { frame: CGRect(x: 0, y: 0, width: 10, height: 10) }
  }
}
