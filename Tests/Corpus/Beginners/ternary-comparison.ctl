screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var flag: Bool = true
  var name: String = ""
  let items = ["A", "B"]
  action start(minutes: Int)
  action stop()

  content {
    label minutes == 1 ? "A" : "B" { numberOfLines: 0 }
  }
}
