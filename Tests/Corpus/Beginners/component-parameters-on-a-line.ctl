component Retry { message: String; label "\(message)" }
screen Tea "Tea" {
  content { Retry { message: "No connection" } }
}
