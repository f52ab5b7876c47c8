import CtlText

/// The parameters of a message, or a part of them. Reading names a part that is missing or of
/// another type: the error is the answer to the request.
public struct Parameters: Sendable {
  public let node: JSONNode?
  /// The path to the part, for errors: `textDocument.uri`.
  private let path: String

  init(_ node: JSONNode?, path: String = "") {
    self.node = node
    self.path = path
  }

  /// A member, which may be missing.
  public subscript(key: String) -> Parameters {
    Parameters(node?[key], path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// The part at a path such as `data.uri`.
  func part(_ path: String) -> Parameters {
    path.split(separator: ".").reduce(self) { $0[String($1)] }
  }

  /// Whether there is no value, or null.
  public var isMissing: Bool { node?.isNull ?? true }

  public func string() throws -> String {
    guard let value = node?.string else { throw expected("a string") }
    return value
  }

  public func int() throws -> Int {
    guard let value = node?.int else { throw expected("an integer") }
    return value
  }

  public func elements() throws -> [Parameters] {
    guard let elements = node?.elements else { throw expected("an array") }
    return elements.enumerated().map { Parameters($1, path: "\(path)[\($0)]") }
  }

  /// An object of `line` and `character`.
  public func position() throws -> Position {
    guard node?.members != nil else { throw expected("a position") }
    return Position(line: try self["line"].int(), character: try self["character"].int())
  }

  /// An object of `start` and `end`.
  public func range() throws -> PositionRange {
    guard node?.members != nil else { throw expected("a range") }
    return PositionRange(start: try self["start"].position(), end: try self["end"].position())
  }

  public func uri() throws -> DocumentURI { DocumentURI(try string()) }

  /// `textDocument.uri`, as most messages have it.
  public func documentURI() throws -> DocumentURI { try self["textDocument"]["uri"].uri() }

  public func expected(_ what: String) -> ResponseError {
    let name = path.isEmpty ? "`params`" : "`\(path)`"
    return ResponseError(.invalidParams, "\(name) must be \(what)")
  }
}
