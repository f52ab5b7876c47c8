screen Exchange "Exchange" {
  var from: String = "EUR"
  var to: String = "CHF"
  content {
    label "\(from) to \(to)"
    button "Swap" {
      on touchUpInside {
        let old = from
        from = to
        to = old
      }
    }
  }
}
