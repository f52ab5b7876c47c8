screen Tea "Tea" {
  content {
    Scaffold(appBar: AppBar(title: Text("Tea")), body: Text("Hi"))
  }
}
