screen Bank "Bank" {
  var names: [String] = []
  table { names.isEmpty ? row "None" : row "Some" }
}
