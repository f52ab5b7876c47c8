enum Status { idle; failed(String) }
screen A "A" {
  var s: Status = .idle
  content { label "\(s == .idle ? "a" : "b")" }
}
