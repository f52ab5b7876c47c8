screen A "A" {
  let prices = [1.0, 2.0]
  content { label "\(prices.reduce(0, +))" }
}
