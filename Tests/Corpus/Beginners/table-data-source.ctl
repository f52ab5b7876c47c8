screen Tea "Tea" {
  var names: [String] = ["a"]
  table { dataSource: names }
}
