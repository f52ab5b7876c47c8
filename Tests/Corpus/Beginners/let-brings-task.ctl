screen Tea "Tea" {
  var names: [String] = []
  task load(kind: .network) -> [String]
  on appear {
    let result = load()
    names = result
  }
  content { for name in names { label "\(name)" } }
}
