import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentDeprecatedStyle = Rule(
    design: about, visits: .kinds([.activityIndicator]), weight: .settable(["style"])
  ) { indicator in
    guard let style = indicator.designFacts?.attribute("style"),
      let successor = successors.first(where: { $0.old == style.value })
    else { return }
    var changes: [Change] = [.replace(style.origin, .whole, Value.quoted(successor.new))]
    // The new styles are gray unless a color is set.
    if successor.isWhite, !indicator.isSet(.color) {
      changes.append(.add(["color: #FFFFFF"], to: indicator.element.origin))
    }
    let isRecent = indicator.program.design?.isRecent == true
    indicator.report(
      about, at: .origin(style.origin),
      ["old": .text(style.value), "new": .text(successor.new)],
      fixes: [
        indicator.fix(
          Message("set the style to `{new}`", "将样式设为“{new}”")(["new": .text(successor.new)]),
          isRecent ? .safe : .suggestion, changes)
      ], tag: .deprecated, atMost: isRecent ? .warning : .advice)
  }
}

private let successors: [(old: String, new: String, isWhite: Bool)] = [
  ("gray", "medium", false), ("white", "medium", true), ("whiteLarge", "large", true),
]

private let about = Code(
  "document/deprecated-style", .warning,
  title: Message(
    "the style `{old}` is deprecated since iOS 13; use `{new}`",
    "样式“{old}”自 iOS 13 起已弃用；请使用“{new}”"),
  why: Message(
    "The old styles have one color each. The new ones follow light and dark appearance, and take "
      + "any color.",
    "旧样式各只有一种颜色；新样式随浅色和深色外观变化，也可以设为任意颜色。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      #"<activityIndicatorView style="gray" id="a"/>"#
    ],
    good: [
      #"<activityIndicatorView style="medium" id="a"/>"#
    ]), fix: .safe)
