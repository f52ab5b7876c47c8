screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var flag: Bool = true
  var name: String = ""
  let items = ["A", "B"]
  action start(minutes: Int)
  action stop()

  content {
    scrollView {
      isPagingEnabled: true
      selectedPage: 1
      label "x"
    }
  }
}
