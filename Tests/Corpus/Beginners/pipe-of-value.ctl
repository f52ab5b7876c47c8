screen Tea "Tea" {
  var name: String = ""
  content {
    label { text: name |> uppercased }
  }
}
