screen Tea "Tea" {
  val n = remember { mutableStateOf(0) }
  content { label "\(n)" }
}
