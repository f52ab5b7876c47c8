import CtlDiagnostics

extension Rule {
  static let infoButtonNotConfiguration = Rule(
    about, visits: .kinds([.infoButton]), having: [.revealsKind]
  ) { button in
    guard let written = button.written(.revealsKind), case .member(let kind)? = written.value,
      kind != "configuration", kind != "options"
    else { return }
    button.report(
      about, at: .value(written),
      label: kind == "itemDetails"
        ? Message("details of an item", "某一项的详情")()
        : Message("neither configuration nor options", "既不是配置信息也不是选项")(),
      fixes: kind == "itemDetails" ? disclosureFixes(button) : [])
  }

  /// Details of an item have a button of their own, beside the item.
  private static func disclosureFixes(_ button: PlacedElement) -> [Fix?] {
    guard button.nearest(.row, .annotation) != nil, !button.isReferenced,
      button.isWritten(.reveals) || button.handles(.touchUpInside)
    else { return [] }
    // The row must have an action of its own, and the revealed view must be another one.
    if let row = button.nearest(.row), row.handles(.select), button.handles(.touchUpInside) {
      return []
    }
    if let reveals = button.written(.reveals), reveals.symbol.map(button.isInside) ?? true {
      return []
    }
    return [button.changeKind(to: .detailDisclosureButton, renaming: [:])]
  }
}

private let about = Code(
  "info-button/not-configuration", .advice,
  title: Message("Info buttons are for app configuration, not for this", "信息按钮应展示配置信息，而不是其他内容"),
  why: Message(
    "People expect an Info button to open the settings and options of the app. The details of one item "
      + "have a button of their own, the Detail Disclosure button.",
    "用户认为信息按钮会打开 app 的配置信息和选项。某一项的详情应使用详情展开按钮。"),
  citation: .guidelines("Info Button > Guidelines"),
  bad: [
    """
    screen Songs {
      table {
        row "Aria" {
          infoButton {
            reveals: Song
            style: .dark
            revealsKind: .itemDetails
            //           ^^^^^^^^^^^^
            transition: .push
            accessibility { label: "More About Aria" }
          }
        }
      }
    }

    screen Song {
      content { label "Aria" }
    }
    """,
    """
    screen Songs {
      content {
        infoButton { reveals: Song; revealsKind: .other; accessibility { label: "Song" } }
        //                                       ^^^^^^
      }
    }

    screen Song {
      content { label "Aria" }
    }
    """,
  ],
  good: [
    """
    screen Songs {
      content {
        infoButton {
          reveals: Playback
          revealsKind: .options
          accessibility { label: "Playback" }
        }
        infoButton {
          reveals: Playback
          revealsKind: .configuration
          accessibility { label: "Library" }
        }
      }
    }

    screen Playback {
      content { label "Crossfade" }
    }
    """
  ], fix: .suggestion)
