screen S "S" {
  var name: String | null
  table { row "\(name)" }
}
