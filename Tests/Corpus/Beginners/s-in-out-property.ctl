screen Home "Home" {
  in-out property <string> name: "A"
  content { label "\(name)" }
}
