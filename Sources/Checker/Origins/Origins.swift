import CtlDiagnostics
import CtlText

/// The place where a thing of a program was written: a number that only the origins of its program
/// understand. Of two things of one file, the smaller one begins first.
public struct OriginID: Hashable, Sendable, Comparable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public static func < (first: OriginID, second: OriginID) -> Bool {
    first.rawValue < second.rawValue
  }

  /// For a thing that was never written.
  public static let none = OriginID(rawValue: 0)
}

/// A part of a thing that was written.
public enum OriginPart: Sendable {
  /// Everything, its attributes included.
  case whole
  /// Everything after its attributes.
  case member
  /// The word of its kind: a kind, a property.
  case word
  /// Its own name, else the word.
  case name
}

/// The places of the things of a program, and how to change them there: the knowledge of its front
/// end.
public protocol Origins: EditBuilder {
  /// The file; without bytes when the program was not written as text.
  var source: SourceText { get }

  func range(of origin: OriginID, _ part: OriginPart) -> Range<Int>

  /// The text of the comment above a declaration.
  func documentation(of origin: OriginID) -> String?
  /// Whether it has a documentation comment.
  func isDocumented(_ origin: OriginID) -> Bool

  /// The lines of a thing, without its indentation.
  func lines(of origin: OriginID) -> [String]

  /// The text of a string literal; nil for other values, such as the name of a constant.
  func maskedText(of origin: OriginID) -> MaskedText?

  /// The parts of the file that could not be read, in order.
  var brokenRanges: [Range<Int>] { get }

  /// The operands of a constraint: its elements in order, or the anchors of an equation.
  func operands(of constraint: OriginID) -> [OriginID]
}

/// A text byte for byte as long as its source, so that words can be checked and changed in place:
/// interpolated and escaped parts are `{`.
public struct MaskedText: Sendable, Hashable {
  public let text: String
  /// The byte of the file at which it starts.
  public let start: Int

  public init(text: String, start: Int) { (self.text, self.start) = (text, start) }
}

extension Origins {
  public func isDocumented(_ origin: OriginID) -> Bool { documentation(of: origin) != nil }
}

/// The origins of a program that was not written as text: every place is the start of the file.
public struct NoOrigins: Origins {
  public let source: SourceText

  public init(path: String) { source = SourceText(path: path, bytes: []) }

  public var brokenRanges: [Range<Int>] { [] }
  public func range(of origin: OriginID, _ part: OriginPart) -> Range<Int> { 0..<0 }
  public func documentation(of origin: OriginID) -> String? { nil }
  public func lines(of origin: OriginID) -> [String] { [] }
  public func maskedText(of origin: OriginID) -> MaskedText? { nil }
  public func operands(of constraint: OriginID) -> [OriginID] { [] }
  public func edits(for changes: [Change]) -> [Edit]? { nil }
}

extension Program {
  public func location(of origin: OriginID, _ part: OriginPart = .whole) -> Location {
    Location(tables.file, origins.range(of: origin, part))
  }

  /// The source text of a thing.
  public func source(of origin: OriginID, _ part: OriginPart = .whole) -> String {
    origins.source.string(origins.range(of: origin, part))
  }
}
