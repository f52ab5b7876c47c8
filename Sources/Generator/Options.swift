/// How the Swift code of a package is to look.
public struct Options: Sendable, Hashable {
  public var access: Access
  /// Stands before the name of every type, such as `App` in `AppReaderSettings`.
  public var typePrefix: String
  /// Columns of one level, 1...8.
  public var indentation: Int

  public enum Access: String, Sendable, Hashable, CaseIterable {
    case `public`, package, `internal`

    /// What stands before a declaration.
    var modifier: String { self == .internal ? "" : rawValue + " " }
  }

  public init(access: Access = .public, typePrefix: String = "", indentation: Int = 2) {
    self.access = access
    self.typePrefix = typePrefix
    self.indentation = min(8, max(1, indentation))
  }

  /// Whether a word can begin the name of every type: letters and digits, a capital first.
  public static func isTypePrefix(_ word: String) -> Bool {
    word.isEmpty || (word.first?.isUppercase == true && Identifier.upperCamel(word) == word)
  }
}

/// A file that was generated; nothing has been written.
public struct GeneratedFile: Sendable, Hashable {
  /// `ReaderSettings.swift`
  public let name: String
  public let text: String
  public var bytes: [UInt8] { Array(text.utf8) }
}
