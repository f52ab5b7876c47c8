import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A line above a declaration that a person may click.
public struct CodeLens: Sendable, Hashable {
  /// The name that is declared.
  public let range: Range<Int>
  public let command: Command

  public enum Command: Sendable, Hashable {
    /// Shows the uses of what is declared there: `references(at: range.lowerBound, …)`.
    case references
    /// Draws a screen.
    case preview(screen: String)
  }

  public static let preview = Phrase(Message("preview", "预览"))

  public static func uses(_ count: Int) -> Phrase {
    Message(count == 1 ? "{n} use" : "{n} uses", "{n} 处使用")(["n": .number(count)])
  }
}

extension EditorSnapshot {
  /// A preview of each screen, and the uses of each screen, component, enum and action; how many
  /// they are is said by `useCount(at:in:)`, because it asks every file.
  public func codeLenses(in file: FileID) -> [CodeLens] {
    guard let program = program(file) else { return [] }
    var lenses: [CodeLens] = []
    func add(_ tokens: some Sequence<Int32>) {
      for token in tokens where token >= 0 {
        lenses.append(
          CodeLens(range: program.tree.tokenRange(Int(token)), command: .references))
      }
    }
    for screen in program.screens where screen.nameToken >= 0 {
      lenses.append(
        CodeLens(
          range: program.tree.tokenRange(Int(screen.nameToken)),
          command: .preview(screen: program.text(screen.name))))
    }
    add(program.screens.lazy.map(\.nameToken))
    add(program.components.lazy.map(\.nameToken))
    add(program.enumerations.lazy.map(\.nameToken))
    add(program.actions.lazy.map(\.nameToken))
    return lenses.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// How often the name at an offset is used, in all files that see it.
  public func useCount(at offset: Int, in file: FileID) -> Int {
    references(at: offset, in: file, includingDeclaration: false).count
  }
}
