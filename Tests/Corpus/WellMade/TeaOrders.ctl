/// How people like their tea.
enum Strength { mild "Mild"; strong "Strong" }

/// What somebody has ordered.
record Order {
  id: Int
  tea: String
  strength: Strength = .mild
  cups: Int in 1...9 = 1
  note: String?
}

screen Orders "Orders" {
  var orders: [Order] = [
    Order(id: 1, tea: "Assam", strength: .strong, cups: 2),
    Order(id: 2, tea: "Sencha", note: "For Ada"),
    Order(id: 3, tea: "Darjeeling", cups: 3)
  ]
  var chosen: Order?
  var lastTea: String = "none yet"

  action serve(tea: String, cups: Int)

  on EditOrder(order) -> lastTea = order.tea

  table {
    section "Chosen" {
      if let order = chosen, let note = order.note, order.cups < 3 {
        row "\(order.tea)" { subtitle: note }
      } else if let order = chosen {
        row "\(order.tea)"
      } else {
        row { label "Nothing is chosen." }
      }
      row { label "Changed last: \(lastTea)" }
    }
    section "All" {
      for order in orders.sorted(by: $0.strength, descending: $0.cups) {
        row "\(order.tea)" {
          subtitle: "\(order.strength), cups: \(order.cups)"
          swipeAction "Serve" {
            on touchUpInside {
              let cups = order.cups + 1
              if let former = chosen, former.id == order.id, cups > 2 {
                serve(tea: former.tea, cups: cups)
              } else {
                serve(tea: order.tea, cups: order.cups)
              }
              chosen = order
            }
          }
          on select -> order = sheet EditOrder(order: order)
        }
      }
    }
  }
}

screen EditOrder(order: Order) "Order" -> Order {
  var draft: Order = order

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Save" { on touchUpInside -> finish(draft) }
  }
  table {
    row "Strength" { segmentedControl { selection <-> draft.strength } }
    row {
      label cups "Cups: \(draft.cups)"
      stepper { value <-> draft.cups; describedBy: cups; valueLabel: cups }
    }
  }
}
