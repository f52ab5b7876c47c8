screen A "A" {
  var name: String = "x"
  content { label "Hi \{name}" }
}
