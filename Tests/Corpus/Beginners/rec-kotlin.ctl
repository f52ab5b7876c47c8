data class Account(val id: Int, val name: String)

screen Home "Home" {
  content { label "Hi" }
}
