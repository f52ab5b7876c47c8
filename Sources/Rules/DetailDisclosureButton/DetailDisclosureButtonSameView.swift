import CtlChecker
import CtlDiagnostics

extension Rule {
  static let detailDisclosureButtonSameView = Rule(
    about, visits: .kinds([.detailDisclosureButton]), having: [.reveals]
  ) { button in
    guard let reveals = button.written(.reveals), let symbol = reveals.symbol,
      button.isInside(symbol)
    else { return }
    button.report(
      about, at: .value(reveals), label: Message("the button is already there", "按钮就在此视图中")())
  }
}

private let about = Code(
  "detail-disclosure-button/same-view", .warning,
  title: Message("details appear in a separate view", "详情应在一个单独的视图中展示"),
  why: Message(
    "People tap the button to go from the list to a view about one item alone. Revealing the "
      + "view that they are looking at changes nothing.",
    "用户轻击此按钮是为了进入专门展示某一项的视图。显示当前视图不会有任何变化。"),
  citation: .guidelines("Detail Disclosure Button > Appearance and Behavior"),
  bad: [
    """
    screen Networks {
      table {
        row "Home" {
          detailDisclosureButton {
            reveals: Networks
            //       ^^^^^^^^
            accessibility { label: "More About Home" }
          }
        }
      }
    }
    """,
    """
    screen Networks {
      view card {
        table {
          row "Home" {
            detailDisclosureButton {
              reveals: card
              //       ^^^^
              accessibility { label: "More About Home" }
            }
          }
        }
      }
    }
    """,
    """
    component NetworkRow(name: String) {
      row "\\(name)" {
        detailDisclosureButton {
          reveals: Networks
          accessibility { label: "More About \\(name)" }
        }
      }
    }

    screen Networks {
      table {
        NetworkRow { name: "Home" }
        //<^^^^^^^^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Networks {
      table {
        row "Home" {
          detailDisclosureButton {
            reveals: NetworkDetails
            accessibility { label: "More About Home" }
          }
        }
      }
    }

    screen NetworkDetails {
      content { label "Address" }
    }
    """
  ])
