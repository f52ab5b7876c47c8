import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A line above a declaration that a person may click.
public struct CodeLens: Sendable, Hashable {
  /// The name that is declared.
  public let range: Range<Int>
  public let title: Phrase
  public let command: Command

  public enum Command: Sendable, Hashable {
    /// Shows the uses of what is declared there: `references(at: range.lowerBound, …)`.
    case references
    /// Draws a screen.
    case preview(screen: String)
  }
}

extension EditorSnapshot {
  /// How often each screen, component, enum and action is used, and a preview of each screen.
  public func codeLenses(in file: FileID) -> [CodeLens] {
    guard let program = program(file) else { return [] }
    let counts = useCounts(of: file)
    var lenses: [CodeLens] = []
    func add(_ kind: Symbol.Kind, _ tokens: some Sequence<Int32>) {
      for (index, token) in tokens.enumerated() where token >= 0 {
        let count = counts[Symbol(kind, file, index)] ?? 0
        lenses.append(
          CodeLens(
            range: program.tree.tokenRange(Int(token)), title: EditorSnapshot.uses(count),
            command: .references))
      }
    }
    for screen in program.screens {
      lenses.append(
        CodeLens(
          range: program.tree.tokenRange(Int(screen.nameToken)),
          title: Phrase(Message("preview", "预览")),
          command: .preview(screen: program.text(screen.name))))
    }
    add(.screen, program.screens.lazy.map(\.nameToken))
    add(.component, program.components.lazy.map(\.nameToken))
    add(.enumeration, program.enumerations.lazy.map(\.nameToken))
    add(.action, program.actions.lazy.map(\.nameToken))
    return lenses.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  private static func uses(_ count: Int) -> Phrase {
    Message(count == 1 ? "{n} use" : "{n} uses", "{n} 处使用")(["n": .number(count)])
  }

  /// How often each symbol of a file is named, in all files that see it.
  private func useCounts(of file: FileID) -> [Symbol: Int] {
    var counts: [Symbol: Int] = [:]
    for number in 0..<workspace.fileCount {
      let id = FileID(number)
      guard id == file || program(id)?.imported[file] != nil, let index = index(id) else {
        continue
      }
      for occurrence in index.occurrences
      where occurrence.symbol.file == file && occurrence.role != .declaration {
        counts[occurrence.symbol, default: 0] += 1
      }
    }
    return counts
  }
}
