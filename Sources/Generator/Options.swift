import CtlChecker

/// The look of a package's Swift code.
public struct Options: Sendable, Hashable {
  public var access: Access
  /// Begins the name of every type, such as `App` in `AppReaderSettings`.
  public var typePrefix: String
  /// Columns of one level, 1...8.
  public var indentation: Int
  /// Whether every text that people read is looked up in the catalogue of the app.
  public var isLocalized: Bool
  /// The language of the texts in the files, in which screens are until the app says another.
  public var language: String
  /// Whether what the app does for screens runs on the main actor.
  public var usesMainActor: Bool
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
    isLocalized: Bool = false, language: String = "en", usesMainActor: Bool = false
  ) {
    self.access = access
    self.typePrefix = typePrefix
    self.indentation = min(8, max(1, indentation))
    self.isLocalized = isLocalized
    self.language = language
    self.usesMainActor = usesMainActor
  }

  /// Whether a word can begin the name of every type: letters and digits, with a capital first.
  public static func isTypePrefix(_ word: String) -> Bool {
    word.isEmpty
      || (word.first?.isUppercase == true
        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }
}

extension Options {
  /// Screens are values for any thread, also in an app whose declarations otherwise belong to the
  /// main actor.
  static let anyThread = "nonisolated "

  /// What a screen shows first, in the language of the files.
  var interface: String {
    isLocalized && language != "en"
      ? "Interface(language: \(Value.quoted(language)))" : "Interface()"
  }

  /// `public nonisolated struct Tea: ScreenModel`, a type of a file.
  func type(_ declaration: String) -> CodeLayout {
    .text(access.modifier + Self.anyThread + declaration)
  }

  /// A protocol of the app, with the actor above it.
  func appProtocol(_ name: String, _ inherited: [String], _ body: [Statement]) -> [Statement] {
    (usesMainActor ? [.line("@MainActor")] : [])
      + [.block(protocolHead(name, inherited), body, inline: false), .blank]
  }

  /// `public protocol TeaActions: CounterActions`
  private func protocolHead(_ name: String, _ inherited: [String]) -> CodeLayout {
    // Every protocol says that it is Sendable, which not all compilers conclude from the actor.
    let all =
      usesMainActor && !inherited.contains("Sendable") ? inherited + ["Sendable"] : inherited
    // A class of the main actor could not conform to one that is `nonisolated`.
    let head = access.modifier + "protocol \(name)"
    guard let first = all.first else { return .text(head) }
    // Each name that does not fit begins a line.
    return all.dropFirst().reduce(.text("\(head): \(first)")) { layout, name in
      layout + .text(",") + .group(.indented(.line + .text(name)))
    }
  }

  /// A call of the app, where screens call it.
  func asked(_ call: CodeLayout) -> Statement {
    usesMainActor
      ? .block("MainActor.assumeIsolated", [.line(call)], inline: true) : .line(call)
  }
}

/// A generated file; it is not written to disk.
public struct GeneratedFile: Sendable, Hashable {
  /// `ReaderSettings.swift`
  public let name: String
  public let bytes: [UInt8]
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
