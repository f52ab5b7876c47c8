screen Tea "Tea" {
  var visits: Int = 0
  on disappear -> visits += 1
  content { label "\(visits)" }
}
