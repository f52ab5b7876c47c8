screen Home "Home" {
  let start = Date(year: 2026, month: 5, day: 1)

  table { row "\(start.formatted(date: .long))" }
}
