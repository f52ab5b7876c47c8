screen Home "Home" {
  var n: Int = 0
  content {
    ElevatedButton(onPressed: () { n++; }, child: Text("Add"))
    label "\(n)"
  }
}
