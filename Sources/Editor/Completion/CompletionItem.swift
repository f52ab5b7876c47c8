import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// One proposal at the cursor.
public struct CompletionItem: Sendable, Hashable {
  /// What the list shows and what is compared with the word before the cursor.
  public var label: String
  public var kind: Kind
  /// A type, a default: what stands beside the label.
  public var detail: String?
  /// For `documentation(ofCompletion:)`.
  public var id: String
  /// The bytes to replace: on one line, and the cursor is in or at the end of them.
  public var range: Range<Int>
  /// What to insert where snippets are not known.
  public var text: String
  /// What to insert where they are.
  public var snippet: Snippet
  /// Smaller is better; equal ranks are in alphabetical order.
  public var rank: Int

  public enum Kind: Sendable {
    case control, container, component, property, event, action, variable, constant, parameter
    case element, task, screen, enumeration, enumCase, member, function, type, keyword, state
    case anchor, constraint, file, rule, color
  }
}

extension EditorSnapshot {
  /// What there is to read about a completion, by its id; nil for ids of other snapshots that mean
  /// nothing here.
  public func documentation(ofCompletion id: String, in file: FileID) -> Documentation? {
    let parts = id.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let subject = subject(parts) else { return nil }
    let result = documentation(of: subject, seenFrom: file)
    return result.isEmpty ? nil : result
  }

  private func subject(_ parts: [String]) -> Subject? {
    let name = parts[1]
    let owner = parts.count > 2 ? KindName(name: parts[2]) : nil
    switch parts[0] {
    case "kind": return KindName(name: name).map { .kind($0) }
    case "property":
      guard let property = PropertyName(name: name), let owner else { return nil }
      return .property(property, owner)
    case "event": return EventName(name: name).map { .event($0, owner) }
    case "code": return .code(name)
    case "layout": return .layoutKind(name)
    case "function": return .builtIn(name)
    case "keyword": return .keyword(name)
    case "state": return .state(name)
    case "symbol":
      let numbers = parts.dropFirst().compactMap { Int($0) }
      guard numbers.count == 3, let kind = UInt8(exactly: numbers[0]),
        let kind = Symbol.Kind(rawValue: kind), let file = UInt32(exactly: numbers[1]),
        isDeclared(kind, FileID(rawValue: file), numbers[2])
      else { return nil }
      return .symbol(Symbol(kind, FileID(rawValue: file), numbers[2]))
    default: return nil
    }
  }

  private func isDeclared(_ kind: Symbol.Kind, _ file: FileID, _ index: Int) -> Bool {
    guard let program = program(file), index >= 0 else { return false }
    let count: Int
    switch kind {
    case .variable: count = program.variables.count
    case .constant: count = program.constants.count
    case .parameter: count = program.parameters.count
    case .loopVariable: count = program.loops.count
    case .eventParameter: count = program.eventParameters.count
    case .action: count = program.actions.count
    case .task: count = program.tasks.count
    case .element: count = program.elements.count
    case .screen: count = program.screens.count
    case .component: count = program.components.count
    case .enumeration: count = program.enumerations.count
    case .enumCase: count = program.enumCases.count
    }
    return index < count
  }
}
