import CtlDiagnostics
import CtlSyntax

/// `["Hello ", styled("World", font: .headline)]`: a text in several styles.
enum StyledText {
  static let name = "styled"
  static let form =
    "styled(\"text\", font: .headline, color: .red, emphasis: .bold, link: \"https://…\")"
}

extension Checker {
  /// The text and the attributes in any order; each of them may follow the state of the screen.
  mutating func styled(_ arguments: [Argument], _ node: Int) -> ExpressionID {
    // Calls nest: what is on the stack meanwhile is little.
    var values: [ExpressionID?] = []
    for argument in arguments { values.append(partValue(argument)) }
    return styled(arguments, values, node)
  }

  private mutating func partValue(_ argument: Argument) -> ExpressionID? {
    guard let value = argument.value else { return nil }
    guard let label = argument.labelToken else { return expression(value, .string) }
    guard let type = attribute(label)?.type else {
      muted { _ = $0.expression(value, .anything) }
      return nil
    }
    return expression(value, type)
  }

  private func attribute(_ label: Int) -> RunStyle.Attribute? {
    let name = text(ofToken: label)
    return RunStyle.Attribute.allCases.first { $0.label == name }
  }

  private mutating func styled(
    _ arguments: [Argument], _ values: [ExpressionID?], _ node: Int
  ) -> ExpressionID {
    var text: ExpressionID?
    var style = [ExpressionID?](repeating: nil, count: RunStyle.Attribute.allCases.count)
    var failed = false
    for (argument, typed) in zip(arguments, values) {
      guard let value = argument.value else { continue }
      guard let token = argument.labelToken else {
        guard let typed else { continue }
        let result = coerce(typed, to: .string, .argument(StyledText.name))
        if text != nil {
          failed = true
          reportForm(StyledText.form, of: StyledText.name, argument.node)
        }
        text = result
        continue
      }
      let label = self.text(ofToken: token)
      let attribute = attribute(token)
      guard let attribute, let typed, style[attribute.rawValue] == nil else {
        failed = true
        reportAttribute(label, token, isKnown: attribute != nil)
        continue
      }
      let result = coerce(typed, to: attribute.type, .argument(label), allowingNil: true)
      if attribute == .link, case .string(let address)? = constant(result) {
        failed = reportAddress(address, value) || failed
      }
      style[attribute.rawValue] = result
    }
    guard let text else {
      if !failed { reportForm(StyledText.form, of: StyledText.name, node) }
      return poison(node)
    }
    let operands = [text] + style.compactMap { $0 }
    if failed || operands.contains(where: { type(of: $0).isPoison }) { return poison(node) }
    let payload = style.indices.reduce(UInt32(0)) { $0 | (style[$1] == nil ? 0 : 1 << UInt32($1)) }
    return make(.styled, .run, node, operands: operands, payload: payload)
  }

  private mutating func reportAttribute(_ label: String, _ token: Int, isKnown: Bool) {
    let labels = RunStyle.Attribute.allCases.map(\.label)
    let foreign = ["textColor": "color", "foregroundColor": "color", "url": "link", "href": "link"]
    var near: Suggestion = isKnown ? (nil, []) : suggestion(token, label, labels)
    if near.label == nil, let here = foreign[label] {
      near = (
        Message("`{name}` is `{here}` here", "`{name}` 在这里写作 `{here}`")([
          "name": .text(label), "here": .text(here),
        ]), [replacement(token, here)]
      )
    }
    let problem =
      isKnown
      ? Message("`{label}` stands here twice", "`{label}` 出现了两次")
      : Message(
        "`styled` has no `{label}`; it has {labels}", "`styled` 没有 `{label}`，只有{labels}")
    reportArgument(
      location(ofToken: token),
      problem(["label": .text(label), "labels": .list(labels.map { "`\($0)`" })]),
      label: near.label, fixes: near.fixes)
  }

  /// Whether an address cannot be one; it is reported.
  private mutating func reportAddress(_ address: String, _ node: Int) -> Bool {
    let scheme = address.prefix { $0 != ":" }
    let rest = address[scheme.endIndex...].dropFirst()
    let isScheme =
      scheme.first.map { $0.isASCII && $0.isLetter } == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let hasSpace = address.contains { $0.isWhitespace }
    if isScheme, !hasSpace, rest.contains(where: { $0 != "/" }) { return false }
    // Such as `www.example.org/tea`.
    let isBare =
      kind(node) == .stringLiteral && address.dropLast().contains(".")
      && address.first?.isLetter == true
      && address.allSatisfy { $0.isLetter || $0.isNumber || "./-_~?=&%#+".contains($0) }
    reportArgument(
      location(node),
      Message(
        "a link is an address such as `https://example.org`",
        "链接是 `https://example.org` 这样的网址")(),
      fixes: isBare
        ? [
          Fix(
            Phrase(Message("write `https://` before it", "在前面加上 `https://`")), .suggestion,
            [Edit(location(node), "\"https://\(address)\"")])
        ] : [])
    return true
  }

  /// A text, or a part of one, where a part or a list of parts is expected.
  mutating func styled(_ id: ExpressionID, as target: Type) -> ExpressionID? {
    let type = type(of: id)
    let node = tables.expressions[id.index].origin.node
    if target == .run { return type == .string ? make(.styled, .run, node, operands: [id]) : nil }
    guard target.isList, target.element == .run else { return nil }
    if type == .run { return make(.list, target, node, operands: [id]) }
    return styled(id, as: .run).flatMap { styled($0, as: target) }
  }
}
