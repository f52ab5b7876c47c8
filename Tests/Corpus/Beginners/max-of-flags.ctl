screen S "S" {
  var flags: [Bool] = [true]
  table { row "\(flags.max())" { on select -> flags = [] } }
}
