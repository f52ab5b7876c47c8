screen Tea "Tea" {
  var a: Bool = true
  List { if a { row "A" }; row "B" }
}
