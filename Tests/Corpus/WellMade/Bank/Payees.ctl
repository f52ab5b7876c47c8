import "Payment.ctl"
import "Payments.ctl"

/// The people to whom money goes; each opens the payments to them.
screen Payees "Payees" {
  var payees: [Payee] = [Payee(id: 1, name: "Ada"), Payee(id: 2, name: "Grace")]

  sample "Nobody" { payees: [] }

  table {
    for payee in payees.sorted(by: $0.name) {
      row "\(payee.name)" {
        accessory: .disclosureIndicator
        on select -> push Payments(payee: payee)
      }
    } else {
      row { label "No Payees" }
    }
  }
}
