screen Tea "Tea" {
  content {
    Text("Hi", fontSize = 14.sp)
  }
}
