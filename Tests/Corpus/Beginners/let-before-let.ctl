screen Bill "Bill" {
  let total = 84.0

  table {
    for guests in 2...4 {
      let tip = share / 10
      let share = total / Double(guests)
      row "\(guests): \(share), \(tip)"
    }
  }
}
