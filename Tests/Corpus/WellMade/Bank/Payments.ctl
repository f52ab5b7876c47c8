import "Payment.ctl"
import "Payees.ctl"

/// What one payee got.
screen Payments(payee: Payee) "\(payee.name)" {
  let amounts = [12.5, 40]

  table {
    section "Payments" {
      for amount in amounts {
        row { label "\(amount.formatted(.currency("EUR")))" }
      }
    }
    section "More" {
      row "All Payees" {
        accessory: .disclosureIndicator
        on select -> push Payees
      }
    }
  }
}
