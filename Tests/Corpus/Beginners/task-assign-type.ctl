screen Home "Home" {
  var count: Int = 0
  task load(kind: .network) -> [String]
  on appear -> count = load()
  content { label "\(count)" }
}
