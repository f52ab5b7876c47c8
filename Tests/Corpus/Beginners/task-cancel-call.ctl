screen Home "Home" {
  var names: [String] = []
  task load(kind: .network) -> [String]
  on appear -> names = load()
  table { for name in names { row "\(name)" } }
  toolbar { button "Cancel" { on touchUpInside -> load.cancel() } }
}
