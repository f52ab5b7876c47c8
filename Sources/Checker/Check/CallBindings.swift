import CtlCatalogue
import CtlSyntax

/// Calls that change a variable in a closure where a binding stands here:
/// `Switch(checked = a, onCheckedChange = { a = it })`.
extension ForeignCall {
  /// The variable that one argument gives and another one changes.
  var boundName: String? {
    arguments.lazy.compactMap(\.assignedName).first { name in
      arguments.contains { $0.value == name && $0.label != nil }
    }
  }
}

extension ForeignCall.Argument {
  /// `a` of `{ a = it }`, `{ value -> a = value }`, `a => setA(a)`.
  var assignedName: String? {
    guard let label, ForeignWords.isHandler(label), value.hasPrefix("{"), value.hasSuffix("}")
    else {
      return nil
    }
    let words = value.dropFirst().dropLast().split { $0 == " " || $0.isNewline }.map(String.init)
    var body = words[...]
    var parameter = "it"
    if body.count == 5, ["->", "in"].contains(words[1]) {
      parameter = words[0]
      body = body.dropFirst(2)
    }
    guard body.count == 3, body[body.startIndex + 1] == "=",
      [parameter, "$0"].contains(body[body.startIndex + 2])
    else { return nil }
    return body.first
  }
}

extension Checker {
  /// `14.sp`, `8.dp` and plain numbers as values of fonts and lengths.
  func valueWithoutUnit(_ value: String, _ property: Property, _ kind: KindName) -> String {
    var number = value
    for unit in [".sp", ".dp", ".pt", ".px"] where value.hasSuffix(unit) {
      number = String(value.dropLast(unit.count))
    }
    guard !number.isEmpty, number.allSatisfy({ $0.isNumber || $0 == "." }) else { return value }
    switch PropertyTypes.type(of: property.name, in: kind) {
    case .font: return "system(\(number))"
    case .length: return "\(number)pt"
    default: return value
    }
  }
}
