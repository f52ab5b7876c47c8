import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let buttonDecoratedSystemType = Rule(
    about, visits: .buttons, having: [.border, .bezel, .backgroundImage]
  ) { button in
    // In a bar it should not be there, whatever the type is.
    guard button.member(.type) == "system", !button.isDecoratedOutsideContent,
      let place = button.decorationPlace ?? button.written(.bezel).map({ .property($0) })
    else { return }
    button.report(
      about, at: place, label: Message("the type is `system`", "类型为 `system`")(),
      looks: button.looks(ofDecoration: place), fixes: fixes(button))
  }
}

/// A background image needs another type; a border or bezel alone does not.
private func fixes(_ button: PlacedElement) -> [Fix?] {
  guard button.isSet(.backgroundImage) else {
    // What a style sets is not the element's to delete.
    return button.isWritten(.border) || button.isWritten(.bezel)
      ? button.undecorate([.border, .bezel]) : []
  }
  let type = button.written(.type).map(\.origin)
  let bezels = button.allWritten(.bezel).map(\.origin)
  let custom = "type: .custom"
  // Who wants a background says that it has to be there, or another rule asks why.
  let emphasis = button.needsEmphasis ? ["emphasis: true"] : []
  let members = MemberChanges(
    deleting: Set(bezels), replacing: type.map { [$0: custom] } ?? [:],
    adding: (type == nil ? [custom] : []) + emphasis)
  return [
    button.fix(
      Message("make it `{member}`", "改为 `{member}`")(["member": .text(custom)]), .suggestion,
      [.rewrite(button.element.origin, members)])
  ]
}

extension PlacedElement {
  /// The border and the background images in the file, in order.
  var decorations: [Written] {
    guard isWritten(.border) || isWritten(.backgroundImage) else { return [] }
    return allWritten.filter { written in
      guard written.entry.group == .own else { return false }
      switch written.name {
      case .border: return written.value == .bool(true)
      case .backgroundImage: return written.value != .some(.none)
      default: return false
      }
    }
  }

  /// The place of the decoration: the first that is written, else the kind word when its style or the
  /// appearance of the kind has one.
  var decorationPlace: Place? {
    if let first = decorations.first { return .property(first) }
    return looksDecorated(by: .border) || looksDecorated(by: .backgroundImage) ? .kind : nil
  }

  private func looksDecorated(by name: PropertyName) -> Bool {
    isSet(name) && !isWritten(name) && (name == .backgroundImage || bool(name) == true)
  }

  /// Whether it is plain without its own decorations.
  var hasOwnDecorationOnly: Bool {
    byAppearance(.backgroundImage).isEmpty && byAppearance(.border).isEmpty
  }

  /// The property of its style or of an appearance that decorates it.
  func looks(ofDecoration place: Place) -> [PropertyName] {
    switch place {
    case .kind: [looksDecorated(by: .border) ? .border : .backgroundImage]
    case .property(let written): [written.name]
    default: []
    }
  }

  /// Deletes decorations, and properties that only make sense with them.
  func undecorate(_ names: Set<PropertyName>) -> [Fix?] {
    let written = allWritten.filter { $0.entry.group == .own && names.contains($0.name) }
    let members = MemberChanges(deleting: Set(written.map(\.origin)))
    return [
      fix(
        Message("delete the decoration", "删除装饰")(), .suggestion,
        [.rewrite(element.origin, members)])
    ]
  }
}

private let about = Code(
  "button/decorated-system-type", .warning,
  title: Message(
    "for a border or background use a button of type `custom`", "描边或背景图需要 `custom` 类型的按钮"),
  why: Message(
    "The type `system` draws no border and no background. A look of your own needs a button of type "
      + "`custom` with a background image that you supply.",
    "`system` 类型没有描边和背景。自定义外观需要 `custom` 类型的按钮，并提供自己的背景图。"),
  citation: .guidelines("System Button"),
  bad: [
    """
    style framed: button { border: true }
    //                     ^^^^^^^^^^^^

    screen Phone {
      action call()
      content {
        button "Call" { style: framed; emphasis: true; on touchUpInside -> call() }
      }
    }
    """,
    """
    screen Phone {
      action call()
      content {
        button "Call" {
          backgroundImage: "green"
          //<^^^^^^^^^^^^^^^^^^^^^^^^
          emphasis: true
          on touchUpInside -> call()
        }
      }
    }
    """,
    """
    screen Phone {
      action call()
      content {
        button "Call" {
          border: true
          //<^^^^^^^^^^^^
          emphasis: true
          on touchUpInside -> call()
        }
      }
    }
    """,
    """
    screen Phone {
      action call()
      content {
        button "Call" { bezel: true; on touchUpInside -> call() }
        //              ^^^^^^^^^^^
      }
    }
    """,
    """
    appearance button { backgroundImage: "green" }
    //                  ^^^^^^^^^^^^^^^^^^^^^^^^
    screen Phone {
      action call()
      content {
        button "Call" { emphasis: true; on touchUpInside -> call() }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    action call()
    content {
      button "Call" {
        type: .custom
        backgroundImage: "green"
        emphasis: true
        on touchUpInside -> call()
      }
      button "End" { border: false; on touchUpInside -> call() }
    }
    """), fix: .suggestion)
