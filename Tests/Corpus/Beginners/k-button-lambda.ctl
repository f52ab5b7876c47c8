screen Home "Home" {
  var n: Int = 0
  content {
    Button(onClick = { n++ }) { Text("Add") }
    label "\(n)"
  }
}
