import CtlChecker
import CtlDiagnostics

extension Rule {
  static let infoButtonNotConfiguration = Rule(about, visits: .kinds([.infoButton])) { button in
    guard let written = button.written(.revealsKind) else { return reportDetails(button) }
    guard case .member(let kind)? = written.value, kind != "configuration", kind != "options"
    else { return }
    button.report(
      about, at: .value(written),
      label: kind == "itemDetails"
        ? itemLabel : Message("neither configuration nor options", "既不是配置信息也不是选项")(),
      fixes: kind == "itemDetails" ? disclosureFixes(button) : [])
  }

  private static let itemLabel = Message("details of an item", "某一项的详情")()

  /// The button of a row or an annotation that passes its item on, or that says “details” itself.
  private static func reportDetails(_ button: PlacedElement) {
    guard button.nearest(.row, .annotation) != nil else { return reportItem(button) }
    let spoken = button.written(.label, .accessibility)?.knownText
    let saysDetails = detailWords.isNamed(in: spoken)
    for handler in button.handlers where !handler.steps.isEmpty {
      let showsDetails =
        saysDetails
        || button.runningSteps(of: handler).contains {
          button.walk.dependOnName(
            $0.values, in: CtlChecker.Place($0.program, frame: $0.frame),
            where: { $0.kind == .loopVariable }) || detailWords.isNamed(in: $0.name)
        }
      guard showsDetails else { continue }
      return button.report(
        about, at: .handler(handler), label: itemLabel, fixes: disclosureFixes(button))
    }
    if let reveals = button.written(.reveals),
      saysDetails || detailWords.isNamed(in: reveals.valueText)
        || button.isOfEachItem && !configurationWords.isNamed(in: reveals.valueText)
    {
      button.report(about, at: .value(reveals), label: itemLabel, fixes: disclosureFixes(button))
    }
  }

  /// The button of a screen that opens another one about an item, whose field it passes on, or shows it.
  private static func reportItem(_ button: PlacedElement) {
    let saysDetails = detailWords.isNamed(in: button.written(.label, .accessibility)?.knownText)
    if let reveals = button.written(.reveals), case let name = reveals.valueText,
      saysDetails || detailWords.isNamed(in: name), !configurationWords.isNamed(in: name)
    {
      return button.report(about, at: .value(reveals), label: itemLabel)
    }
    for handler in button.handlers where !handler.steps.isEmpty {
      let showsItem = button.runningSteps(of: handler).contains { step in
        guard case .open = step.form, !configurationWords.isNamed(in: step.name) else {
          return false
        }
        if saysDetails || detailWords.isNamed(in: step.name) { return true }
        return button.walk.dependOnName(
          step.values, in: CtlChecker.Place(step.program, frame: step.frame),
          where: { $0.kind == .loopVariable },
          or: { expression, _ in expression.operation == .field })
      }
      guard showsItem else { continue }
      return button.report(about, at: .handler(handler), label: itemLabel)
    }
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

extension PlacedElement {
  /// Whether each item of a list has its button: what stands beside it names the item.
  fileprivate var isOfEachItem: Bool {
    guard element.loopDepth > 0, let row = nearest(.row, .annotation) else { return false }
    let labels = walk.positions(of: .label, in: row.inside).prefix(4)
      .map { PlacedElement(walk: walk, index: $0).written(.text) }
    return ([row.written(.title), written(.label, .accessibility)] + labels)
      .contains { $0?.isOfItem == true }
  }
}

extension RunningStep {
  /// The name of what it calls or opens.
  fileprivate var name: String? {
    switch form {
    case .call(let call) where call.action.kind == .action && call.action.file == program.file:
      program.text(program.actions[Int(call.action.index)].name)
    case .open(let opening):
      program.whole(of: opening.screen.file).flatMap { home in
        home.screen(Int(opening.screen.index)).map { home.text($0.name) }
      }
    default: nil
    }
  }
}

/// Words of screens about the app, or about how something is shown.
private let configurationWords: WordList = [
  "about", "app", "appearance", "config", "configuration", "display", "filter", "filters", "help",
  "layers", "legend", "option", "options", "preference", "preferences", "setting", "settings",
  "setup", "sort", "style", "units", "view", "关于", "帮助", "设置", "选项", "偏好",
]

private let detailWords: WordList = ["detail", "details", "详情", "詳情", "详细", "einzelheiten"]

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
    """
    screen Songs {
      action show(song: String)

      table {
        for song in ["Aria", "Fugue"] {
          row "\\(song)" {
            infoButton {
              accessibility { label: "More About \\(song)" }
              on touchUpInside -> show(song: song)
              //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            }
          }
        }
      }
    }
    """,
    """
    screen Songs {
      table {
        row "Aria" {
          infoButton {
            accessibility { label: "More About Aria" }
            on touchUpInside -> push SongDetails()
            //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
    }

    screen SongDetails {
      content { label "Aria" }
    }
    """,
    """
    screen Songs {
      content {
        label "Aria"
        infoButton {
          accessibility { label: "Details of this song" }
          on touchUpInside -> push SongDetails(title: "Aria")
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }

    screen SongDetails(title: String) {
      content { label "\\(title)" }
    }
    """,
    """
    screen Songs {
      content {
        label "Aria"
        infoButton { reveals: SongDetails; accessibility { label: "Aria" } }
        //                    ^^^^^^^^^^^
      }
    }

    screen SongDetails {
      content { label "Bach" }
    }
    """,
    """
    screen Songs {
      table {
        row "Aria" {
          infoButton { reveals: Aria; accessibility { label: "Details of Aria" } }
          //                    ^^^^
        }
      }
    }

    screen Aria {
      content { label "Bach" }
    }
    """,
    """
    screen Songs {
      table {
        for song in ["Aria", "Fugue"] {
          row "\\(song)" {
            infoButton { reveals: Song; accessibility { label: "More About \\(song)" } }
            //                    ^^^^
          }
        }
      }
    }

    screen Song {
      content { label "Bach" }
    }
    """,
  ],
  good: [
    """
    screen Songs {
      table {
        for list in ["Library", "Radio"] {
          row "\\(list)" {
            infoButton { reveals: ListOptions; accessibility { label: "Options of \\(list)" } }
          }
        }
      }
    }

    screen ListOptions {
      table { row "Crossfade" }
    }
    """,
    """
    screen Songs {
      action showOptions()

      table {
        row "Playback" {
          infoButton { accessibility { label: "Options" }; on touchUpInside -> showOptions() }
        }
      }
    }
    """,
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
    """,
  ], fix: .suggestion)
