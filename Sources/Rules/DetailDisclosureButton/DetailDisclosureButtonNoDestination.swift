import CtlDiagnostics

extension Rule {
  static let detailDisclosureButtonNoDestination = Rule(
    about, visits: .kinds([.detailDisclosureButton])
  ) { button in
    guard !button.isWritten(.reveals) else { return }
    if button.answers(.touchUpInside) {
      guard let handler = button.tapThatShowsNothing else { return }
      return button.report(
        about, at: .handler(handler),
        label: Message("this shows nothing about the item", "这不会展示该项的任何信息")(), notes: notes)
    }
    button.report(
      about, at: .kind,
      label: button.unheardLabel(.touchUpInside)
        ?? Message("a tap opens nothing", "轻击后什么也不会打开")(),
      notes: [
        Phrase(
          Message(
            "Write `reveals:` with a screen, or `on touchUpInside -> …`.",
            "请用 `reveals:` 指定界面，或写 `on touchUpInside -> …`。"))
      ])
  }

  private static let notes = [
    Message("To change or delete the item use a button or a swipe.", "要更改或删除该项，请使用按钮或轻扫操作。")()
  ]
}

private let about = Code(
  "detail-disclosure-button/no-destination", .warning,
  title: Message("the button should reveal more about the item in another view", "详情展开按钮应展示更多详细信息"),
  why: Message(
    "The button promises that there is more to see or do about an item. A tap that opens nothing "
      + "breaks the promise.",
    "此按钮表示某一项还有更多详情或功能。轻击后什么也不打开，会让用户失望。"),
  citation: .guidelines("Detail Disclosure Button > Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Home" {
        detailDisclosureButton { accessibility { label: "More About Home" } }
        //<^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    action note()

    table {
      row "Home" {
        detailDisclosureButton {
        //<^^^^^^^^^^^^^^^^^^^^^^
          accessibility { label: "More About Home" }
          on touchDown -> note()
        }
      }
    }
    """,
    """
    var names: [String] = ["Home", "Work"]
    table {
      for name in names {
        row "\\(name)" {
          detailDisclosureButton {
            accessibility { label: "More About \\(name)" }
            on touchUpInside -> names = names.filter($0 != name)
            //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
      if names.isEmpty { row "No Networks" } else { row "\\(names.count) Networks" }
    }
    """),
  good: [
    """
    screen Networks {
      action showDetails()

      table {
        row "Home" {
          detailDisclosureButton {
            reveals: NetworkDetails
            accessibility { label: "More About Home" }
          }
        }
        row "Work" {
          detailDisclosureButton {
            accessibility { label: "More About Work" }
            on touchUpInside -> showDetails()
          }
        }
      }
    }

    screen NetworkDetails {
      content { label "Address" }
    }
    """,
    """
    screen Networks {
      var opened: [String] = []
      var shown: String = ""
      table {
        for name in ["Home", "Work"] {
          row "\\(name)" {
            detailDisclosureButton {
              accessibility { label: "More About \\(name)" }
              on touchUpInside -> opened.append(name)
            }
          }
          if opened.contains(name) { row "Address of \\(name)" }
        }
        row "Here" {
          detailDisclosureButton {
            accessibility { label: "More About This Place" }
            on touchUpInside -> shown = "Your address is 10.0.0.4"
          }
        }
        row "\\(shown)"
      }
    }
    """,
  ])
