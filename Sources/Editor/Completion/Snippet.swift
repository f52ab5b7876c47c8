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
    var result = ""
    var number = 0
    for part in parts {
      switch part {
      case .text(let text): result += Snippet.escaped(text)
      case .field(let text):
        number += 1
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
