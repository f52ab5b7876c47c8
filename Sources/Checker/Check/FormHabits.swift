import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Forms of values as other languages ask for them.
extension Checker {
  /// `.minutes`, `.short`, `.clock`: a form of other languages.
  func meaning(ofStyle token: Int, _ spelled: String, _ styles: [String]) -> Suggestion? {
    let words = [
      "units": "minutes hours seconds short long abbreviated narrow wide text words full",
      "time": "clock positional digital timer hms",
      "number": "decimal plain digits fixed rounded integer",
      "currency": "money euro price accounting", "percent": "percentage ratio",
      "byteCount": "bytes fileSize size memory", "list": "joined and commas sentence",
    ]
    guard
      let here = styles.first(where: {
        words[$0]?.split(separator: " ").contains(Substring(spelled)) == true
      })
    else { return nil }
    let form =
      ["number": "number(fractionDigits: 2)", "currency": "currency(\"EUR\")"][here] ?? here
    let next = tree.tokenKinds[tree.significant(from: token + 1)]
    return (
      Message("write `{text}`", "请写 `{text}`")(["text": .text(".\(form)")]),
      next == .leftParen ? [] : [replacement(token, form)]
    )
  }

  /// `price.currency("EUR")`: a form in the place of the function.
  mutating func meaning(ofForm token: Int, _ name: String, _ type: Type) -> Suggestion? {
    let isForm = BuiltIn.indices(of: "formatted").contains {
      BuiltIn.all[$0].function.style == name && BuiltIn.all[$0].arguments(type) != nil
    }
    guard isForm else { return nil }
    let paren = tree.significant(from: token + 1)
    var range = tree.tokenRange(token)
    var form = "formatted(.\(name))"
    if tree.tokenKinds[paren] == .leftParen {
      var end = paren
      while tree.tokenKinds[end] != .rightParen, tree.tokenKinds[end] != .endOfFile { end += 1 }
      range = range.lowerBound..<tree.tokenRange(end).upperBound
      form = "formatted(.\(tree.source.string(range)))"
    }
    return (
      Message("write `{text}`", "请写 `{text}`")(["text": .text(form)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion,
          [Edit(Location(file, range), form)])
      ]
    )
  }

  /// `UIFont.systemFont(ofSize: 16)`, `Font.system(size: 16)`
  func meaning(ofFontMember token: Int, _ dot: Int) -> Suggestion? {
    let member = tree.significant(from: dot + 1)
    let paren = tree.significant(from: member + 1)
    guard ["UIFont", "Font"].contains(text(ofToken: token)), tree.tokenKinds[paren] == .leftParen,
      let end = closingParenthesis(paren),
      let number = (paren..<end).first(where: { tree.tokenKinds[$0] == .number })
    else { return nil }
    let isBold = text(ofToken: member).lowercased().contains("bold")
    let written = isBold ? ".headline" : "system(\(text(ofToken: number)))"
    return (
      Message(
        "a font is `system(17)`, or better a text style: `.body`",
        "字体写作 `system(17)`，最好用文本样式 `.body`")(
          [:]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(written)]), .suggestion,
          [Edit(Location(file, tree.range(ofTokens: token..<end + 1)), written)])
      ]
    )
  }

  /// `navController.navigate(Details())`, `Navigator.pop()`
  func meaning(ofNavigator token: Int, _ word: ForeignWord) -> Suggestion? {
    guard word.words.contains("navigator") else { return nil }
    var end = token
    while end + 1 < tree.tokenKinds.count, tree.tokenKinds[end + 1] != .newline,
      ![.semicolon, .rightBrace, .endOfFile].contains(tree.tokenKinds[end + 1])
    {
      end += 1
    }
    let screen = (token + 1..<end).first {
      tree.tokenKinds[$0] == .identifier && text(ofToken: $0).first?.isUppercase == true
        && tree.tokenKinds[$0 + 1] == .leftParen
    }
    let range = tree.range(ofTokens: token..<end + 1)
    let words = tree.source.string(range).lowercased()
    let written: String
    if let screen, let close = closingParenthesis(screen + 1) {
      written = "push \(tree.source.string(tree.range(ofTokens: screen..<close + 1)))"
    } else if words.contains("pop") || words.contains("dismiss") || words.contains("back") {
      written = "close"
    } else {
      return nil
    }
    return (
      Message("a step opens or closes a screen: `{text}`", "步骤打开或关闭界面：`{text}`")([
        "text": .text(written)
      ]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(written)]), .suggestion,
          [Edit(Location(file, range.lowerBound..<tree.tokenRange(end).upperBound), written)])
      ]
    )
  }

  /// `Date.now`, `Date.today`
  func presentOfType(_ token: Int, _ spelled: String) -> Suggestion? {
    let dot = tree.significant(from: token + 1)
    let member = tree.significant(from: dot + 1)
    guard ["Date", "DateTime", "LocalDate", "NSDate"].contains(spelled),
      tree.tokenKinds[dot] == .dot, ["now", "today"].contains(text(ofToken: member))
    else { return nil }
    var end = member
    if tree.tokenKinds[member + 1] == .leftParen, tree.tokenKinds[member + 2] == .rightParen {
      end += 2
    }
    let here = text(ofToken: member)
    return (
      Message("the present is `{name}`", "现在的时间写作 `{name}`")(["name": .text(here)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(here)]), .suggestion,
          [Edit(Location(file, tree.range(ofTokens: token..<end + 1)), here)])
      ]
    )
  }

  /// `L10n.hello`
  func catalogueKey(_ token: Int, _ spelled: String) -> Suggestion? {
    let names = ["L10n", "Strings", "Localizable", "LocaleKeys", "AppLocalizations", "Loc"]
    let dot = tree.significant(from: token + 1)
    let key = tree.significant(from: dot + 1)
    guard names.contains(spelled), tree.tokenKinds[dot] == .dot,
      tree.tokenKinds[key] == .identifier
    else { return nil }
    let text = "localized(\"\(self.text(ofToken: key))\")"
    return (
      Message("a text of the catalogue is `{text}`", "目录中的文字写作 `{text}`")(["text": .text(text)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, tree.range(ofTokens: token..<key + 1)), text)])
      ]
    )
  }

  /// `"Cups: " + n`
  mutating func joinedText(_ left: ExpressionID, _ right: ExpressionID) -> (Phrase, [Fix])? {
    let nodes = [left, right].map { tables.expressions[$0.index].origin.node }
    let texts = nodes.map { ForeignWords.converted(by: tree.text(of: $0)) }
    let text: String
    if kind(nodes[0]) == .stringLiteral, type(of: right) != .string, !texts[1].contains("\"") {
      text = texts[0].dropLast() + "\\(\(texts[1]))\""
    } else if kind(nodes[1]) == .stringLiteral, type(of: left) != .string, !texts[0].contains("\"")
    {
      text = "\"\\(\(texts[0]))" + texts[1].dropFirst()
    } else {
      return nil
    }
    let range = location(nodes[0]).range.lowerBound..<location(nodes[1]).range.upperBound
    return (
      Message("a value is put into a text: `{text}`", "把值写进文字：`{text}`")(["text": .text(text)]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
          [Edit(Location(file, range), text)])
      ]
    )
  }

  /// `person["name"]`
  mutating func reportKeyOfRecord(
    _ value: ExpressionID, _ suffix: Int, _ key: Int, _ node: Int
  ) -> ExpressionID {
    let name = tree.text(of: key).filter { $0 != "\"" }
    report(
      Finding(
        LanguageCode.typeMismatch, at: location(key),
        ["expected": .words("a list", "列表"), "found": .phrase(describe(type(of: value)))],
        label: Message("a field is read with a dot: `.{name}`", "字段用点读取：`.{name}`")([
          "name": .text(name)
        ]), fixes: [rewrite(suffix, ".\(name)")]))
    return poison(node)
  }

  /// How a function is written that has several forms, as examples.
  func forms(of function: Function, _ places: [Int]) -> String {
    let styles = places.compactMap { BuiltIn.all[$0].function.style }
    guard styles.count > 1 else { return function.memberForm }
    let examples = styles.map { style in
      switch style {
      case "number": ".number(fractionDigits: 2)"
      case "currency": ".currency(\"EUR\")"
      default: ".\(style)"
      }
    }
    return "\(function.name)(\(examples[0]))`, `" + examples.dropFirst().joined(separator: "`, `")
  }

  /// `"0.00 €"`, `"%.2f"`, `"#,##0.00"`, `"0%"`: a pattern of other languages.
  private func form(ofPattern text: String) -> String? {
    let currencies = [("€", "EUR"), ("$", "USD"), ("£", "GBP"), ("¥", "JPY")]
    if let currency = currencies.first(where: { text.contains($0.0) }) {
      return ".currency(\"\(currency.1)\")"
    }
    let fraction = text.split(separator: ".").dropFirst().first
    let isPrintf = text.hasPrefix("%") && text.hasSuffix("f")
    let digits =
      isPrintf
      ? fraction?.prefix { $0.isNumber }.description ?? "0"
      : "\(fraction?.prefix { $0 == "0" || $0 == "#" }.count ?? 0)"
    if text.hasSuffix("%") {
      return digits == "0" ? ".percent" : ".percent(fractionDigits: \(digits))"
    }
    let isPattern = isPrintf || text.contains("0") && text.allSatisfy { "0#,. ".contains($0) }
    return isPattern ? ".number(fractionDigits: \(digits))" : nil
  }

  /// `.currency`, `.currency(code: "EUR")`, `"percent"`, `dateStyle: .long`
  func foreignForm(_ function: Function, _ written: [Argument], _ node: Int) -> [Fix] {
    let parameters = Array(function.parameters.dropFirst())
    if let style = function.style, style == "currency", written.isEmpty,
      tree.text(of: node).filter({ $0 != " " }) == "(.currency)"
    {
      return [rewrite(node, "(.currency(\"EUR\"))")]
    }
    if written.count == 1, written[0].labelToken == nil, let value = written[0].value {
      let text = tree.text(of: value)
      if kind(value) == .numberLiteral, let style = function.style, !text.contains("."),
        let paren = tree.significant(before: firstToken(value)),
        let name = tree.significant(before: paren), self.text(ofToken: name) == style
      {
        // `.percent(2)`
        return [rewrite(value, "fractionDigits: \(text)")]
      }
      if kind(value) == .numberLiteral, function.style != nil, !text.contains(".") {
        return [rewrite(value, ".number(fractionDigits: \(text))")]
      }
      if kind(value) == .stringLiteral, function.style != nil,
        let form = form(ofPattern: String(text.dropFirst().dropLast()))
      {
        return [rewrite(value, form)]
      }
      if kind(value) == .nameExpression,
        ["percent", "byteCount", "units", "time", "list"].contains(text)
      {
        return [rewrite(value, ".\(text)")]
      }
      if kind(value) == .stringLiteral, parameters.first?.label == "date" {
        return [rewrite(value, "date: .short")]
      }
      if kind(value) == .caseExpression, parameters.first?.label == "date" {
        let isStyle = [".full", ".long", ".medium", ".short"].contains(text)
        return [rewrite(value, isStyle ? "date: \(text)" : "date: .medium")]
      }
    }
    if function.name == "adding", written.count == 1 { return added(written[0], node) }
    let digits = [
      "fractionDigits", "digits", "decimals", "places", "precision", "maximumFractionDigits",
    ]
    if written.count == 1, function.style != nil, let value = written[0].value,
      let label = written[0].labelToken, digits.contains(text(ofToken: label))
    {
      return [rewrite(written[0].node, ".number(fractionDigits: \(tree.text(of: value)))")]
    }
    var edits: [Edit] = []
    var free = parameters.map(\.label)
    for argument in written {
      let label = argument.labelToken.map { text(ofToken: $0) }
      if let place = free.firstIndex(of: label) {
        free.remove(at: place)
        continue
      }
      guard let token = argument.labelToken, let value = argument.value else { continue }
      if let place = free.firstIndex(where: { here in
        here.map { label?.lowercased().hasPrefix($0.lowercased()) ?? false } ?? false
      }), let here = free[place] {
        edits.append(Edit(location(ofToken: token), here))
        free.remove(at: place)
      } else if free.first == .some(nil) {
        let start = tree.tokenRange(token).lowerBound
        edits.append(Edit(Location(file, start..<location(value).range.lowerBound), ""))
        free.removeFirst()
      }
    }
    if edits.isEmpty, written.count == 1, let value = written[0].value,
      kind(value) == .stringLiteral || kind(value) == .caseExpression
    {
      let word = tree.text(of: value).filter { $0 != "\"" && $0 != "." }
      let here = ["currency": ".currency(\"EUR\")", "percent": ".percent", "list": ".list"][word]
      if function.style != nil, let here { return [rewrite(value, here)] }
    }
    return edits.isEmpty
      ? []
      : [
        Fix(Phrase(Message("write it as here", "改成这里的写法")), .suggestion, edits)
      ]
  }

  /// `.init(id: 1)`: a record is made by its name.
  func meaning(ofInit token: Int, _ name: String, _ expected: Type?) -> Suggestion? {
    guard name == "init" else { return nil }
    let label = Message("a record is made by its name: `{form}`", "用记录的名称创建：`{form}`")
    guard let type = expected?.unwrapped, type.isPlain, type.base == .record,
      let record = spelled(type), let dot = tree.significant(before: token),
      tree.tokenKinds[dot] == .dot
    else { return (label(["form": .text("Name(…)")]), []) }
    let range = tree.tokenRange(dot).lowerBound..<tree.tokenRange(token).upperBound
    return (
      label(["form": .text("\(record)(…)")]),
      [
        Fix(
          Message("write `{text}`", "改为 `{text}`")(["text": .text(record)]), .suggestion,
          [Edit(Location(file, range), record)])
      ]
    )
  }
}
