screen Pay "Pay" {
  var from: Int = 0
  let names = ["Everyday", "House"]

  table {
    row "Account" {
      picker { wheel { values: names; selection <-> from } }
    }
    row "Row \(from)"
  }
}
