import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// One proposal at the cursor.
public struct CompletionItem: Sendable, Hashable {
  /// The text in the list, which is compared with the word before the cursor.
  public var label: String
  public var kind: Kind
  /// A type or a default, shown beside the label.
  public var detail: String?
  /// For `documentation(ofCompletion:)`.
  public var id: String
  /// The bytes to replace: on one line, and the cursor is in or at the end of them.
  public var range: Range<Int>
  /// The text to insert without snippets.
  public var text: String
  /// The snippet to insert.
  public var snippet: Snippet
  /// Edits elsewhere in the file that belong to it, such as an import.
  public var more: [Edit] = []
  /// Smaller is better.
  public var rank: Int
  /// The order among equal ranks, before the alphabet.
  var order = 0
  /// Whether it is only the old form of something.
  public var isDeprecated = false

  public enum Kind: Sendable {
    case control, container, component, property, event, action, variable, constant, parameter
    case element, task, screen, enumeration, enumCase, record, field, member, function, type,
      keyword, state
    case anchor, constraint, file, module, rule, color

    /// Whether it names something of the project, rather than a word of the language.
    var isOfProject: Bool {
      switch self {
      case .component, .variable, .constant, .parameter, .action, .element, .task, .screen,
        .enumeration, .enumCase, .record, .field, .file, .module:
        true
      case .control, .container, .property, .event, .member, .function, .type, .keyword, .state,
        .anchor, .constraint, .rule, .color:
        false
      }
    }
  }
}

extension EditorSnapshot {
  /// The documentation of a completion, by its id; nil for ids of other snapshots that mean nothing
  /// here.
  public func documentation(ofCompletion id: String, in file: FileID) -> Documentation? {
    let parts = id.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let subject = subject(parts) else { return nil }
    let result = documentation(of: subject, seenFrom: file)
    return result.isEmpty ? nil : result
  }

  /// The id of a proposal that names a symbol.
  func completionID(_ symbol: Symbol, name: String? = nil) -> String {
    let place = "\(symbol.kind.rawValue) \(symbol.file.rawValue) \(symbol.index)"
    return "symbol \(place) \(name ?? self.name(of: symbol) ?? "")"
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
    case "each": return ItemFunction.named(name).map { .each($0) }
    case "change": return .change(name)
    case "task":
      return SampledTask(rawValue: name).map { .sampledTask($0) }
        ?? TaskState(rawValue: name).map { .taskState($0) }
    case "state": return .state(name)
    case "symbol":
      let numbers = parts.dropFirst().prefix(3).compactMap { Int($0) }
      guard parts.count == 5, numbers.count == 3, let kind = UInt8(exactly: numbers[0]),
        let kind = Symbol.Kind(rawValue: kind), let file = UInt32(exactly: numbers[1])
      else { return nil }
      return symbol(kind, FileID(rawValue: file), near: numbers[2], named: parts[4])
        .map { .symbol($0) }
    default: return nil
    }
  }

  /// The symbol at a number, or, because declarations move while a person types, the nearest of the
  /// same name.
  private func symbol(
    _ kind: Symbol.Kind, _ file: FileID, near index: Int, named name: String
  ) -> Symbol? {
    guard let program = program(file) else { return nil }
    func isNamed(_ index: Int) -> Bool { self.name(of: Symbol(kind, file, index)) == name }
    let all = 0..<declarationCount(kind, program)
    if all.contains(index), isNamed(index) { return Symbol(kind, file, index) }
    let nearest = all.filter(isNamed).min {
      ($0 &- index).magnitude < ($1 &- index).magnitude
    }
    return nearest.map { Symbol(kind, file, $0) }
  }

  private func declarationCount(_ kind: Symbol.Kind, _ program: Program) -> Int {
    switch kind {
    case .variable: program.variables.count
    case .constant: program.constants.count
    case .parameter: program.parameters.count
    case .loopVariable: program.loops.count
    case .eventParameter: program.eventParameters.count
    case .action: program.actions.count
    case .task: program.tasks.count
    case .element: program.elements.count
    case .screen: program.screens.count
    case .component: program.components.count
    case .slot: program.slots.count
    case .style: program.styles.count
    case .enumeration: program.enumerations.count
    case .enumCase: program.enumCases.count
    case .record: program.records.count
    case .field: program.fields.count
    }
  }
}
