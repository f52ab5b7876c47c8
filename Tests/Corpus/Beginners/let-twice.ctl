screen Bill "Bill" {
  let total = 84.0

  table {
    for guests in 2...4 {
      let share = total / Double(guests)
      let share = total / 2
      row "\(guests): \(share)"
    }
  }
}
