import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Forms of values as other languages ask for them.
extension Checker {
  /// `.currency`, `.currency(code: "EUR")`, `"percent"`, `dateStyle: .long`
  func foreignForm(_ function: Function, _ written: [Argument], _ node: Int) -> [Fix] {
    let parameters = Array(function.parameters.dropFirst())
    if let style = function.style, style == "currency", written.isEmpty,
      tree.text(of: node).filter({ $0 != " " }) == "(.currency)"
    {
      return [rewrite(node, "(.currency(\"EUR\"))")]
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
}
