screen Tea "Tea" {
  var price: Double in 0...9 = 1
  content {
    label String(format: "%.2f", price)
    slider { value <-> price; minimumValue: 0; maximumValue: 9; accessibility { label: "Price" } }
  }
}
