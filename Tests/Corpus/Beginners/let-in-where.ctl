screen Bill "Bill" {
  table {
    for guests in 2...4 where half > 1 {
      let half = guests / 2
      row "\(guests): \(half)"
    }
  }
}
