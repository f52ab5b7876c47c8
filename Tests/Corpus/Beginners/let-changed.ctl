screen Bill "Bill" {
  table {
    for guests in 2...4 {
      let share = guests * 2
      row "\(guests): \(share)" { on select -> share += 1 }
    }
  }
}
