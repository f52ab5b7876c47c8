import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let detailDisclosureButtonNoItem = Rule(
    about, visits: .kinds([.detailDisclosureButton])
  ) { button in
    guard !button.isWritten(.item), button.nearest(.row, .annotation) == nil,
      !button.isInUnknownPlace
    else { return }
    button.report(
      about, at: .kind, label: Message("more about what?", "哪一项的详情？")(),
      notes: [
        Phrase(
          Message(
            "A row or an annotation around it is its item; elsewhere `item:` names one.",
            "按钮所在的表格行或标注就是它的项目；在其他位置请用 `item:` 指定。"))
      ], fixes: itemFixes(button))
  }

  /// The only label beside it names its item.
  private static func itemFixes(_ button: PlacedElement) -> [Fix?] {
    // Among many elements the nearest is only a guess, and the search must be short.
    guard let group = button.group, group.instance.size <= 32 else { return [] }
    let labels = group.descendants.filter {
      $0.is(.label) && $0.frame == button.frame && $0.element.name != nil
        && $0.element.loopDepth <= button.element.loopDepth
    }
    guard labels.count == 1, let name = labels.first?.nameText else { return [] }
    return [button.set(.item, to: name, .suggestion)]
  }
}

private let about = Code(
  "detail-disclosure-button/no-item", .advice,
  title: Message("tie the button to the item whose details it shows", "请将详情展开按钮与特定项目相关联"),
  why: Message(
    "The button shows more about one item, typically its row. Without an item people must guess "
      + "what they will see.",
    "此按钮展示某一项的更多详情，通常是所在的表格行。单独放置时，用户不知道会看到什么。"),
  citation: .guidelines("Detail Disclosure Button > Guidelines"),
  bad: [
    """
    screen Connection {
      content {
        label wifi "Wi-Fi"
        detailDisclosureButton {
        //<^^^^^^^^^^^^^^^^^^^^^^
          reveals: Details
          accessibility { label: "More About Wi-Fi" }
        }
      }
    }

    screen Details {
      content { label "Address" }
    }
    """,
    """
    screen Connection {
      content {
        detailDisclosureButton {
        //<^^^^^^^^^^^^^^^^^^^^^^
          reveals: Details
          accessibility { label: "More About Wi-Fi" }
        }
      }
    }

    screen Details {
      content { label "Address" }
    }
    """,
  ],
  good: [
    """
    screen Connection {
      content {
        label wifi "Wi-Fi"
        detailDisclosureButton {
          item: wifi
          reveals: Details
          accessibility { label: "More About Wi-Fi" }
        }
        annotation "Router" {
          detailDisclosureButton {
            reveals: Details
            accessibility { label: "More About the Router" }
          }
        }
      }
    }

    screen Details {
      content { label "Address" }
    }
    """,
    """
    component More {
      event open
      detailDisclosureButton {
        accessibility { label: "More" }
        on touchUpInside -> open()
      }
    }

    screen Connection {
      table {
        row "Wi-Fi" { More { on open -> push Details() } }
      }
    }

    screen Details {
      content { label "Address" }
    }
    """,
  ], fix: .suggestion)
