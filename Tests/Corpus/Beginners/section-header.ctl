enum PaymentKind { transfer "Transfer"; standingOrder "Standing Order"; directDebit "Direct Debit" }

/// A payment that has not been made yet.
record Payment {
  id: Int
  payee: String
  amount: Double in 0...50000 = 0
  kind: PaymentKind = .transfer
  isUrgent: Bool = false
}

screen Payments "Payments" {
  var payments: [Payment] = [
    Payment(id: 1, payee: "Landlord", amount: 950, kind: .standingOrder),
    Payment(id: 2, payee: "Power Company", amount: 64.2, isUrgent: true)
  ]

  table {
    section(header: "Planned") {
      for payment in payments {
        row "\(payment.payee)" {
          subtitle: "\(payment.kind), \(payment.amount.formatted(.currency("EUR")))"
          accessory: .disclosureIndicator
          on select -> push PaymentDetails(payment: payment)
          swipeAction "Delete" {
            style: .destructive
            on touchUpInside -> payments = payments.filter($0.id != payment.id)
          }
        }
      } else {
        row { label "Nothing is planned." }
      }
    }
    section "Sum" {
      footer: "Urgent payments leave today."
      row {
        label "\(payments.count(where: $0.isUrgent)) urgent, \(payments.sum($0.amount).formatted(.currency("EUR"))) in all"
      }
    }
  }
}

screen PaymentDetails(payment: Payment) "\(payment.payee)" {
  table {
    row { label "Amount: \(payment.amount.formatted(.currency("EUR")))" }
    row { label "\(payment.kind)" }
    if payment.isUrgent {
      row { label "Leaves today" { textColor: #B00020 } }
    }
  }
}
