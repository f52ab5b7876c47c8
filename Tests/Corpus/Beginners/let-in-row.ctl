screen Bill "Bill" {
  let total = 84.0

  table {
    row {
      let share = total / 2
      label "\(share)"
    }
  }
}
