screen Tea "Tea" {
  let ks = ["a", "b"]
  table {
    ks.forEach { k -> row "\(k)" }
  }
}
