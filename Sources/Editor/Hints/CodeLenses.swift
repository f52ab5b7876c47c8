import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A line above a declaration that a person may click.
public struct CodeLens: Sendable, Hashable {
  /// The name that is declared.
  public let range: Range<Int>
  public let command: Command

  public enum Command: Sendable, Hashable {
    /// Shows the uses of the declaration: `references(at: range.lowerBound, …)`.
    case references
    /// Draws a screen.
    case preview(screen: String)
  }

  public static let preview = Phrase(Message("preview", "预览"))

  public static let picture = Phrase(Message("picture", "图片"))

  public static func uses(_ count: Int) -> Phrase {
    Message(count == 1 ? "{n} use" : "{n} uses", "{n} 处使用")(["n": .number(count)])
  }
}

extension EditorSnapshot {
  /// A preview of each screen, and the uses of each screen, component, enum, record and action.
  /// `references(at:in:includingDeclaration:)` gives their number, because it needs every file.
  public func codeLenses(in file: FileID) -> [CodeLens] {
    guard let program = program(file) else { return [] }
    var lenses: [CodeLens] = []
    func add(_ origin: OriginID, _ command: CodeLens.Command) {
      lenses.append(CodeLens(range: program.origins.range(of: origin, .name), command: command))
    }
    for screen in program.screens {
      add(screen.origin, .preview(screen: program.text(screen.name)))
      add(screen.origin, .references)
    }
    for component in program.components where component.name != nil {
      add(component.origin, .references)
    }
    for enumeration in program.enumerations { add(enumeration.origin, .references) }
    for record in program.records { add(record.origin, .references) }
    for action in program.actions { add(action.origin, .references) }
    return lenses.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
