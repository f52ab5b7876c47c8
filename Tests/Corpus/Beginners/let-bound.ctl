screen Bill "Bill" {
  table {
    for guests in 2...4 {
      let isPaid = guests > 3
      row "\(guests)" { switch { isOn <-> isPaid } }
    }
  }
}
