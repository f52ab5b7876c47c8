import CtlDiagnostics

/// The meaning of a name: a declaration of this file or of an imported one.
public struct Symbol: Sendable, Hashable {
  public let kind: Kind
  /// The file of the declaration.
  public let file: FileID
  /// The index in the array of its kind in the program of that file.
  public let index: UInt32

  public enum Kind: UInt8, Sendable, CaseIterable {
    case variable, constant, parameter, loopVariable, eventParameter
    case action, task, element, screen, component, slot, style, enumeration, enumCase, record, field
  }

  public init(_ kind: Kind, _ file: FileID, _ index: Int) {
    self.kind = kind
    self.file = file
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// A place where a name is used.
public struct Reference: Sendable, Hashable {
  public let origin: OriginID
  public let symbol: Symbol
}
