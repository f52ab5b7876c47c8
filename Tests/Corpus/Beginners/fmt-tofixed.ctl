screen Home "Home" {
  let price = 4.5
  content { label "Price: \(price.toFixed(2))" }
}
