screen Tea "Tea" {
  var flag: Bool = true
  content {
    if flag == "true" { label "Hi" }
  }
}
