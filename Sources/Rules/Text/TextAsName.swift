import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textAsName = Rule(about, visits: .elements) { element in
    guard element.form == .kind, let name = element.name, !element.isReferenced else { return }
    let kind = Kind.named(element.kind)
    if let choice = element.choice(named: name) {
      return element.report(
        about, at: .name(element.element.origin),
        label: Message("it chooses nothing: write `{form}`", "它不起作用：请写 `{form}`")([
          "form": .text(choice)
        ]),
        fixes: [
          element.fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(choice)]), .suggestion,
            [
              .replaceBytes(
                element.location(.name(element.element.origin)).range.withSpaceBefore, ""),
              .addFirst(choice, to: element.element.origin),
            ])
        ])
    }
    guard shown.contains(element.kind), let text = kind.primaryText, !element.isSet(text),
      element.children.first(where: { _ in true }) == nil
    else { return }
    element.report(
      about, at: .name(element.element.origin),
      label: Message("people see nothing of it", "用户看不到它")(),
      fixes: [
        element.fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text("\"\(name)\"")]), .suggestion,
          [.replace(element.element.origin, .name, "\"\(name)\"")])
      ])
  }
}

extension PlacedElement {
  /// `axis: .vertical` for a name that is a case of what the element does not set.
  fileprivate func choice(named name: String) -> String? {
    for property in [PropertyName.axis, .style] where !isSet(property) {
      if case .oneOf(let set)? = Kind.named(kind).property(named: property)?.type,
        set.members.contains(name)
      {
        return "\(property.name): .\(name)"
      }
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate var withSpaceBefore: Range<Int> { Swift.max(0, lowerBound - 1)..<upperBound }
}

/// What shows nothing without its text.
private let shown: KindSet = [.label, .row]

private let about = Code(
  "text/as-name", .warning,
  title: Message("a word after a kind is a name, which people do not see", "种类之后的词是名称，用户看不到"),
  why: Message(
    "The word after the kind of an element is its name, for constraints and for the code of the app. What "
      + "people read stands between quotation marks, and what chooses a look is a property in the block.",
    "元素种类之后的词是它的名称，供约束和应用代码使用。用户阅读的文字写在引号中，选择外观的是块中的属性。"),
  bad: [
    """
    screen Tea {
      content {
        label Hello
        //    ^^^^^
      }
    }
    """,
    """
    screen Tea {
      content {
        stack vertical {
        //    ^^^^^^^^
          label "Water"
          label "Leaves"
        }
      }
    }
    """,
    """
    screen Tea {
      table {
        row Sencha
        //  ^^^^^^
        row "Assam"
      }
    }
    """,
  ],
  good: [
    """
    screen Tea {
      var cups: Int in 1...9 = 1
      content {
        label hello "Hello"
        stack column {
          axis: .vertical
          label "Water"
          stepper { value <-> cups; describedBy: hello }
        }
      }
    }
    """
  ], fix: .suggestion)
