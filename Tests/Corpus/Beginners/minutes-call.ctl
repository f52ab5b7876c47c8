screen A "A" {
  let a: Duration = .minutes(5)
  content { label "\(formatted(a))" }
}
