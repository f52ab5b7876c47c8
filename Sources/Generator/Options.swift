/// The look of a package's Swift code.
public struct Options: Sendable, Hashable {
  public var access: Access
  /// Begins the name of every type, such as `App` in `AppReaderSettings`.
  public var typePrefix: String
  /// Columns of one level, 1...8.
  public var indentation: Int
  /// Whether every text that people read is looked up in the catalogue of the app.
  public var isLocalized: Bool
  /// The look of the code of other modules, as far as what uses it has to know.
  public var modules: [String: Module] = [:]

  public struct Module: Sendable, Hashable {
    public var typePrefix: String
    public var isLocalized: Bool

    public init(typePrefix: String, isLocalized: Bool) {
      self.typePrefix = typePrefix
      self.isLocalized = isLocalized
    }
  }

  public enum Access: String, Sendable, Hashable, CaseIterable {
    case `public`, package, `internal`

    /// The modifier before a declaration.
    var modifier: String { self == .internal ? "" : rawValue + " " }
  }

  public init(
    access: Access = .public, typePrefix: String = "", indentation: Int = 2,
    isLocalized: Bool = false
  ) {
    self.access = access
    self.typePrefix = typePrefix
    self.indentation = min(8, max(1, indentation))
    self.isLocalized = isLocalized
  }

  /// Whether a word can begin the name of every type: letters and digits, with a capital first.
  public static func isTypePrefix(_ word: String) -> Bool {
    word.isEmpty
      || (word.first?.isUppercase == true
        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }
}

/// A generated file; it is not written to disk.
public struct GeneratedFile: Sendable, Hashable {
  /// `ReaderSettings.swift`
  public let name: String
  public let bytes: [UInt8]
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
