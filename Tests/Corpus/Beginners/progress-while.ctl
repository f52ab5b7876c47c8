screen S "S" {
  var s: [String] = []
  task load(duration: 5s) -> [String]
  on appear { s = load() }
  content { progressView { while: load; accessibility { label: "Loading" } }; label "\(s.count)" }
}
