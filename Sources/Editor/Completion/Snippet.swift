import CtlDiagnostics

/// Text to insert, with places that a person fills in one after the other.
public struct Snippet: Sendable, Hashable, ExpressibleByStringLiteral {
  public private(set) var parts: [Part]

  public enum Part: Sendable, Hashable {
    case text(String)
    /// The first text of a field; empty for a plain stop.
    case field(String)
    /// Where the cursor ends.
    case end
  }

  public init(_ text: String) { parts = text.isEmpty ? [] : [.text(text)] }
  public init(stringLiteral value: String) { self.init(value) }
  private init(parts: [Part]) { self.parts = parts }

  public static func field(_ text: String) -> Snippet { Snippet(parts: [.field(text)]) }
  public static let end = Snippet(parts: [.end])
  /// Where the next piece goes, empty.
  public static let stop = Snippet(parts: [.field("")])

  public static func + (first: Snippet, second: Snippet) -> Snippet {
    Snippet(parts: first.parts + second.parts)
  }

  public var hasFields: Bool { parts.contains { if case .text = $0 { false } else { true } } }

  /// For editors without snippets: fields have their first text.
  public var plain: String {
    parts.map { part in
      switch part {
      case .text(let text), .field(let text): text
      case .end: ""
      }
    }.joined()
  }

  /// In the syntax of editors: `$1`, `${2:name}`, `$0`, with `$`, `}` and `\` escaped.
  public var template: String {
    var numbers: [String: Int] = [:]
    return template(&numbers)
  }

  /// As one of several snippets that are inserted together: a word that is a field in two of them is
  /// the same field.
  /// - Parameter numbers: of the fields of the others.
  public func template(_ numbers: inout [String: Int]) -> String {
    var result = ""
    let known = numbers
    for part in parts {
      switch part {
      case .text(let text): result += Snippet.escaped(text)
      case .field(let text):
        let number = (text.isEmpty ? nil : known[text]) ?? (numbers.values.max() ?? 0) + 1
        numbers[numbers[text] == nil ? text : "\(number) \(text)"] = number
        result += text.isEmpty ? "$\(number)" : "${\(number):\(Snippet.escaped(text))}"
      case .end: result += "$0"
      }
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "$" || scalar == "}" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension Snippet {
  /// The text of an edit, with its fields.
  public init(_ edit: Edit) {
    let text = Array(edit.text.utf8)
    var start = 0
    parts = []
    for field in edit.fields {
      let before = String(decoding: text[start..<field.lowerBound], as: UTF8.self)
      parts += [.text(before), .field(String(decoding: text[field], as: UTF8.self))]
      start = field.upperBound
    }
    parts.append(.text(String(decoding: text[start...], as: UTF8.self)))
  }
}

extension Sequence<Snippet> {
  func joined(_ separator: String) -> Snippet {
    var result = Snippet("")
    for (index, snippet) in enumerated() {
      result = index == 0 ? snippet : result + Snippet(separator) + snippet
    }
    return result
  }
}

extension Snippet {
  static func + (first: Snippet, second: String) -> Snippet {
    first + Snippet(second)
  }
}
