enum State { case idle, failed(String) }
screen A "A" {
  var s: State = .idle
  content { label "\(s == .idle ? "a" : "b")" }
}
