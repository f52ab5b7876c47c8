/// Somebody who is paid.
record Payee {
  id: Int
  name: String
  note: String?
}

/// Whom money goes to.
screen Payees "Payees" {
  var payees: [Payee] = [Payee(id: 1, name: "Ada", note: "Rent"), Payee(id: 2, name: "Grace")]
  var chosen: Payee?
  var search: String = ""
  let shown = payees.filter($0.name.lowercased().contains(search.trimmed().lowercased()))

  task load(kind: .network) -> [Payee]
  task send(payee: Payee, kind: .network)

  sample "Chosen" { chosen: Payee(id: 1, name: "Ada", note: "Rent") }

  on appear -> payees += load()
  on send {
    if let payee = chosen { push Receipt(payee: payee.name) }
  }

  searchBar "Search Payees" { text <-> search }
  table {
    if let payee = chosen {
      section "Chosen" {
        row "Name" { textField { text <-> payee.name; placeholder: "Ada" } }
        if let note = payee.note {
          row "Note" { textField { text <-> note; placeholder: "Rent" } }
        } else {
          row "Add a Note" { on select -> payee.note = "" }
        }
      }
    }
    section "All" {
      if load.isRunning {
        row { activityIndicator { while: load; style: .gray } }
      }
      if load.isFailed || send.isFailed {
        row { label "\(load.message)\(send.message)" }
      }
      for payee in shown {
        row "\(payee.name)" {
          on select -> chosen = payee
          swipeAction "First" {
            on touchUpInside {
              if let place = payees.firstIndex(of: payee) { payees.move(from: place, to: 0) }
            }
          }
          swipeAction "Rename" { on touchUpInside -> payee.name = "Renamed" }
        }
      } else {
        row "No Payees"
      }
    }
  }
  toolbar {
    button "Send" {
      isEnabled: chosen != nil && !send.isRunning
      on touchUpInside {
        if let payee = chosen { send(payee: payee) }
      }
    }
    activityIndicator { while: send; style: .gray }
  }
}

/// What was sent.
screen Receipt(payee: String) "Receipt" {
  content { label "Sent to \(payee)." }
}
