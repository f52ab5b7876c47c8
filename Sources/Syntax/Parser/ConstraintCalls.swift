import CtlDiagnostics
import CtlText

/// Constraints as UIKit and its libraries call for them:
/// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true`,
/// `NSLayoutConstraint.activate([…])`, `make.top.equalTo(b.bottom).offset(8)`.
extension Parser {
  /// Reads a constraint that is a call; returns whether one is here.
  mutating func parseConstraintCall(_ node: Int) -> Bool {
    guard at(.identifier), startsConstraintCall else { return false }
    let start = position
    let first = peek(after: start).index
    let isList = word(start) == "NSLayoutConstraint" || word(start).hasPrefix("constraint")
    builder.setKind(node, .unexpected)
    let open = (first..<min(first + Parser.farReach, endOfFile)).first {
      kind(ofToken: $0) == .leftParen
    }
    if isList, let open {
      while position < open, !isAtLimit { advance() }
      skipBalanced()
    } else {
      let end = lastOnLine(from: start)
      while position <= end, !isAtLimit { advance() }
    }
    builder.cut(to: node + 1)
    let tokens = start..<max(start + 1, previousEnd)
    let calls = isList ? listedCalls(tokens) : [tokens]
    let equations = calls.map { equation(ofCall: $0) }
    let known = equations.compactMap { $0 }
    let range = bytes(tokens)
    let separator = "\n" + String(repeating: " ", count: indentation(of: start))
    reportForeign(
      range,
      Phrase(
        Message(
          "a constraint is an equation: `a.top == superview.top + 16`",
          "约束是等式：`a.top == superview.top + 16`")),
      fixes: known.isEmpty || known.count < equations.count
        ? [] : [replaceFix(range, known.joined(separator: separator))])
    return true
  }

  /// Whether a method that makes constraints is called on this line.
  private var startsConstraintCall: Bool {
    mutating get {
      if word(position) == "NSLayoutConstraint" { return peekNext().kind == .dot }
      var token = position
      for _ in 0..<16 {
        let next = peek(after: token)
        guard next.sameLine, next.kind == .dot || next.kind == .identifier else { return false }
        token = next.index
        if next.kind == .identifier, Parser.constraintMethods.contains(word(next.index)),
          peek(after: next.index).kind == .leftParen
        {
          return true
        }
      }
      return false
    }
  }

  private static let constraintMethods = [
    "constraint", "equalTo", "equalToSuperview", "greaterThanOrEqualTo", "lessThanOrEqualTo",
  ]

  /// The calls in the brackets of `activate([…])`.
  private mutating func listedCalls(_ tokens: Range<Int>) -> [Range<Int>] {
    guard let open = tokens.first(where: { kind(ofToken: $0) == .leftBracket }) else { return [] }
    var calls: [Range<Int>] = []
    var start = open + 1
    var level = 0
    for token in open + 1..<tokens.upperBound {
      switch kind(ofToken: token) {
      case .leftParen, .leftBracket: level += 1
      case .rightParen, .rightBracket: level -= 1
      default: break
      }
      guard level < 0 || level == 0 && kind(ofToken: token) == .comma else { continue }
      calls.append(start..<token)
      start = token + 1
      if level < 0 { break }
    }
    return calls.compactMap { call in
      let inner = call.filter { !kind(ofToken: $0).isTrivia }
      return inner.first.map { $0..<inner[inner.count - 1] + 1 }
    }
  }

  /// The equation of one call; nil when an anchor is missing.
  private mutating func equation(ofCall tokens: Range<Int>) -> String? {
    let method = tokens.first {
      kind(ofToken: $0) == .identifier && Parser.constraintMethods.contains(word($0))
        && kind(ofToken: $0 + 1) == .leftParen
    }
    guard let method, method > tokens.lowerBound + 1 else { return nil }
    let left = anchor(text(tokens.lowerBound..<method - 1), of: nil)
    guard let left, let end = endOfBrackets(method + 1) else { return nil }
    let values = labelledValues(method + 2..<end)
    var sign = Parser.relation(word(method))
    var right: String?
    var factor: String?
    var constant: String?
    for (label, value) in values {
      switch label {
      case "constant", "offset": constant = value
      case "multiplier": factor = value
      case _ where label.hasSuffix("Constant"):
        sign = Parser.relation(label)
        constant = value
      case "" where right != nil: constant = value
      default:
        if !label.isEmpty { sign = Parser.relation(label) }
        right = anchor(value, of: left.split(separator: ".").last.map(String.init))
        if right == nil { return nil }
      }
    }
    if word(method) == "equalToSuperview" {
      right = anchor("superview", of: left.split(separator: ".").last.map(String.init))
    }
    // `.offset(8)`
    if let dot = tokens.first(where: { $0 > end && word($0) == "offset" }),
      dot + 2 < tokens.upperBound,
      kind(ofToken: dot + 1) == .leftParen, let close = endOfBrackets(dot + 1)
    {
      constant = text(dot + 2..<close)
    }
    guard let right else { return constant.map { "\(left) \(sign) \($0)" } }
    var result = "\(left) \(sign) \(right)"
    if let factor { result += " * \(factor)" }
    if let constant {
      result += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
    }
    return result
  }

  private static func relation(_ label: String) -> String {
    ForeignWords.relation(ofArgument: label)
  }

  /// The arguments of a call with their labels.
  private mutating func labelledValues(_ tokens: Range<Int>) -> [(label: String, value: String)] {
    text(tokens).split(separator: ",").map { part in
      let sides = part.split(separator: ":", maxSplits: 1).map { String($0).trimmedSpaces }
      return sides.count == 2 ? (sides[0], sides[1]) : ("", sides.first ?? "")
    }
  }

  /// `view.safeAreaLayoutGuide.topAnchor` as `superview.top`; nil without an anchor.
  private func anchor(_ text: String, of other: String?) -> String? {
    var parts = text.split(separator: ".").map { String($0).trimmedSpaces }
    parts.removeAll { ["self", "snp", "safeAreaLayoutGuide", "layoutMarginsGuide"].contains($0) }
    guard let first = parts.first, parts.count <= 2,
      parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    let name = ForeignWords.values[first]?.here.first == "superview" ? "superview" : first
    guard var last = parts.count == 2 ? parts[1] : other else { return nil }
    if last.hasSuffix("Anchor") { last = String(last.dropLast(6)) }
    if last == "lastBaseline" { last = "baseline" }
    return "\(name).\(last)"
  }
}
