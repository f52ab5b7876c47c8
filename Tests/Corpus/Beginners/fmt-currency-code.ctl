screen Home "Home" {
  let price = 4.5
  content { label "\(price.formatted(.currency(code: "EUR")))" }
}
