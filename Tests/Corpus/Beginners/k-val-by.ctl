screen Home "Home" {
  val count by mutableStateOf(0)
  content { label "\(count)" }
}
