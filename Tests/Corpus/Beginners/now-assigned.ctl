screen Bread "Bread" {
  table {
    row "Later than \(now.formatted(time: .short))" { on select -> now = now + 1h }
  }
}
