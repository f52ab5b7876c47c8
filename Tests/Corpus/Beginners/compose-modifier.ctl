screen Tea "Tea" {
  content {
    Text("Hi", modifier = Modifier.padding(8.dp))
  }
}
