import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Calls in the place of the text of an element.
extension Checker {
  /// `label String(localized: "Hello")`, `label String(format: "%.2f", price)`, `label money(total)`
  func textCall(_ call: ForeignCall, _ name: String, _ token: Int) -> Finding? {
    guard let kindToken = tree.significant(before: token),
      tree.tokenKinds[kindToken] == .identifier, let kind = meantKind(text(ofToken: kindToken)),
      let property = Kind.named(kind).primaryText, let first = call.arguments.first
    else { return nil }
    let function = ForeignWords.functions[name]?.here.first ?? name
    if function == "localized" || name == "String" && first.label == "localized" {
      guard let key = first.isText ? first.value : first.isPath ? "\"\(first.value)\"" : nil else {
        return nil
      }
      let text = "{ \(property.name): localized(\(key)) }"
      return Finding(
        SyntaxCode.foreign, at: Location(file, call.range),
        Message(
          "a text of the catalogue stands in the block: `{text}`", "目录中的文字写在块中：`{text}`")(
            ["text": .text(text)]), fixes: [write(text, call)])
    }
    if name == "String", first.label == "format" {
      let text = call.arguments.count == 2 ? call.arguments[1].formatted(as: first.value) : nil
      return Finding(
        SyntaxCode.foreign, at: Location(file, call.range),
        Message(
          "a number in a text says how it is written: `{text}`", "文字中的数字要说明写法：`{text}`")([
            "text": .text(text ?? "\"\\(price.formatted(.number(fractionDigits: 2)))\"")
          ]), fixes: text.map { [write($0, call)] } ?? [])
    }
    guard Kind.named(kind).defaultEvent == nil, name.first?.isLowercase == true || name == "String"
    else { return nil }
    let isWrapped = name == "String" && call.arguments.count == 1 && first.label == nil
    let shown =
      isWrapped ? first.shownValue : "\"\\(\(tree.source.string(call.range)))\""
    return Finding(
      SyntaxCode.foreign, at: Location(file, call.range),
      Message("a value is put into a text: `\"… \\(value)\"`", "把值写进文字：`\"… \\(值)\"`")(),
      fixes: shown.map { $0.dropFirst().dropLast().contains("\"") ? [] : [write($0, call)] } ?? [])
  }

  private func write(_ text: String, _ call: ForeignCall) -> Fix {
    Fix(
      Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
      [Edit(Location(file, call.range), text)])
  }
}

extension ForeignCall.Argument {
  /// Whether it could be a key of a catalogue: `tea.ready`.
  fileprivate var isPath: Bool {
    !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }

  /// The text that shows it with the digits of `%.2f` or `%d`; nil for another format.
  fileprivate func formatted(as format: String) -> String? {
    guard shownValue != nil, let sign = format.firstIndex(of: "%") else { return nil }
    let rest = format[format.index(after: sign)...]
    let end = rest.firstIndex { $0.isLetter }
    guard let end, !rest[end...].contains("%") else { return nil }
    let digits = rest[..<end]
    let shown: String
    switch rest[end] {
    case "f":
      guard let count = digits.isEmpty ? 6 : Int(digits.drop { $0 == "." }) else { return nil }
      shown = "\(value).formatted(.number(fractionDigits: \(count)))"
    case "d" where digits.isEmpty: shown = value
    default: return nil
    }
    return "\(format[..<sign])\\(\(shown))\(rest[rest.index(after: end)...])"
  }
}

extension Kind {
  /// `axis: .vertical` for `.vertical`, if one property alone has this value.
  func member(valued value: String) -> String? {
    guard value.first == "." else { return nil }
    let having = properties.filter { property in
      guard case .oneOf(let set) = property.type else { return false }
      return set.members.contains(String(value.dropFirst()))
    }
    return having.count == 1 ? "\(having[0].name.name): \(value)" : nil
  }
}
