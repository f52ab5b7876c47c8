component Retry(var message: String, let count: Int = 3) {
  label "\(message) \(count)"
}
screen Tea "Tea" {
  content { Retry { message: "No connection" } }
}
