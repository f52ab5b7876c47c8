import CtlDiagnostics

extension Rule {
  static let detailDisclosureButtonNoDestination = Rule(
    about, visits: .kinds([.detailDisclosureButton])
  ) { button in
    guard !button.isWritten(.reveals), !button.answers(.touchUpInside) else { return }
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
    """
  ])
