screen Bank "Bank" {
  var n: Int = 0
  var total: Int = 0
  task load(kind: .network) -> Int

  on load(value) -> n = value; total = 2

  content {
    label "\(n) of \(total)"
    activityIndicator { while: load }
    button "Load" { on touchUpInside -> load() }
  }
}
