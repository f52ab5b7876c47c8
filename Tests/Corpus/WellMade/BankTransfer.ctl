/// Sends money to somebody, now or later.
screen BankTransfer "Transfer" {
  device: .iPhone
  tintColor: #00695C

  var payee: String = ""
  var iban: String = ""
  var amount: String = ""
  var note: String = ""
  var later: Bool = false
  var day: Date = "2026-04-01"

  task booking(kind: .network, duration: 4s)

  action review(iban: String, amount: String)
  action pickPayee()

  statusBar { networkActivityIndicator { while: booking } }

  table {
    section "To" {
      row "Name" {
        textField payeeField {
          text <-> payee
          placeholder: "Person or Company"
          rightViewMode: .unlessEditing
          rightView: contactAddButton {
            addsTo: payeeField
            accessibility { label: "Choose Payee" }
            on touchUpInside -> pickPayee()
          }
        }
      }
      row "IBAN" {
        textField {
          text <-> iban
          placeholder: "DE00 0000 0000 0000 0000 00"
          keyboardType: .asciiCapable
          clearButtonMode: .whileEditing
        }
      }
    }
    section "What" {
      row "Amount" {
        textField {
          text <-> amount
          placeholder: "0.00"
          content: .number
          keyboardType: .decimalPad
          contentHorizontalAlignment: .right
        }
      }
      row "Reference" {
        textField { text <-> note; placeholder: "Optional"; maxLength: 140 }
      }
      row "Send Later" { switch { isOn <-> later } }
      if later {
        row "On" {
          datePicker { mode: .date; date <-> day; minimumDate: "2026-03-15" }
        }
      }
    }
    row {
      button "Review Transfer" {
        isEnabled: !isEmpty(iban) && !isEmpty(amount)
        on touchUpInside -> review(iban: iban, amount: amount)
      }
    }
  }
}
