import CtlChecker
import CtlDiagnostics

extension Rule {
  static let detailDisclosureButtonSameView = Rule(
    about, visits: .kinds([.detailDisclosureButton])
  ) { button in
    if let handler = button.tapThatUnfoldsItsRow {
      button.report(
        about, at: .handler(handler),
        label: Message(
          "shows the details in the same view", "只是在同一个视图里多显示一些内容")())
    }
    guard let reveals = button.written(.reveals), let symbol = reveals.symbol else { return }
    if button.isInside(symbol) {
      button.report(
        about, at: .value(reveals), label: Message("the button is already there", "按钮就在此视图中")())
    } else if let row = button.nearest(.row), let view = button.control(of: symbol),
      row.inside.contains(view.index)
    {
      button.report(
        about, at: .value(reveals),
        label: Message("it stands in the row of the button", "它就在按钮所在的行里")())
    }
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
    screen Networks {
      table {
        row "Home" {
          detailDisclosureButton {
            reveals: address
            //       ^^^^^^^
            accessibility { label: "More About Home" }
          }
          view address { label "10.0.0.4" }
        }
      }
    }
    """,
    """
    screen Networks {
      var showsAddress: Bool = false
      table {
        row "Home" {
          detailDisclosureButton {
            accessibility { label: "More About Home" }
            on touchUpInside -> showsAddress.toggle()
            //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
          if showsAddress { label "10.0.0.4" }
        }
      }
    }
    """,
    """
    screen Networks {
      var showsAddress: Bool = false
      table {
        row "Home" {
          detailDisclosureButton {
            accessibility { label: "More About Home" }
            on touchUpInside -> showsAddress.toggle()
            //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
        if showsAddress { row "10.0.0.4" }
      }
    }
    """,
    """
    screen Songs {
      var more: String = ""
      table {
        for song in ["Aria", "Fugue"] {
          row "\\(song)" {
            subtitle: more == song ? "Composed in 1901" : "Piano"
            detailDisclosureButton {
              accessibility { label: "More About \\(song)" }
              on touchUpInside -> more = song
              //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            }
          }
        }
      }
    }
    """,
    """
    screen Cart {
      var open: Int = 0
      table {
        for item in 1...3 {
          row "Item \\(item)" {
            detailDisclosureButton {
              accessibility { label: "More About Item \\(item)" }
              on touchUpInside -> open = open == item ? 0 : item
              //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            }
            if open == item { label "Weight \\(item * 10) g" }
          }
        }
      }
    }
    """,
    """
    screen Cart {
      var open: Int = 0
      table {
        for item in 1...3 {
          row "Item \\(item)" {
            detailDisclosureButton {
              accessibility { label: "More About Item \\(item)" }
              on touchUpInside -> open = item
              //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            }
          }
          if open == item { row "Weight \\(item * 10) g" }
        }
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
    """,
    """
    screen Cart {
      var chosen: Int = 0
      table {
        for item in 1...3 {
          row "Item \\(item)" {
            detailDisclosureButton {
              accessibility { label: "More About Item \\(item)" }
              on touchUpInside -> chosen = item
            }
            if chosen == item { label "Chosen" }
          }
        }
      }
    }
    """,
    """
    screen Networks {
      var showsAddress: Bool = false
      table {
        row "Home" {
          detailDisclosureButton {
            accessibility { label: "More About Home" }
            on touchUpInside -> showsAddress.toggle()
          }
        }
      }
      if showsAddress { view { label "10.0.0.4" } }
    }
    """,
  ])
