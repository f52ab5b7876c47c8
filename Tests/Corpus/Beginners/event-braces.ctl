component Failure(message: String) {
  event retry { count: Int }
  label "\(message)"
  button "Try Again" { on touchUpInside -> retry(count: 1) }
}
screen Mail "Mail" {
  var tries: Int = 0
  content { Failure { message: "No connection \(tries)"; on retry(count) -> tries += count } }
}
