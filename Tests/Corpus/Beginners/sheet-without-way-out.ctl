screen Checkout "Checkout" {
  action pay()

  table {
    row "Terms" { on select -> sheet Terms() }
  }
  toolbar {
    button "Pay" { on touchUpInside -> pay() }
  }
}

screen Terms "Terms" {
  content {
    label "Returns within 14 days."
    label "We pay for the parcel."
  }
}
