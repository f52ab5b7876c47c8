screen Shoes "Shoes" {
  let sizes: [Int] = ["38", "39", "40"]

  action choose(size: Int)

  table {
    section "Size" {
      for size in sizes {
        row "\(size)" { on select -> choose(size: size) }
      }
    }
  }
}
