screen Tea "Tea" {
  var names: [String] = ["a"]
  table { items: names }
}
