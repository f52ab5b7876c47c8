screen A {
  var name: String = ""
  action store(name: String)
  content {
    textField "Name" { text <-> name; on valueChanged -> store(name: name) }
  }
}
