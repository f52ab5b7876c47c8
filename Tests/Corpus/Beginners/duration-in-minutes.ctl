screen Tea "Tea" {
  let draws = 3min
  content { label "Draws \(draws.formatted(.minutes))" }
}
