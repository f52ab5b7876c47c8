import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What the other files of a project use of one file: its declarations, by their symbols, and of its screens
/// those that a step or a tap opens there, and those that a tab holds.
public enum OutsideUses: Sendable, Equatable {
  case known(Set<Symbol>, opened: Set<Symbol> = [], held: Set<Symbol> = [])
  /// A file that imports it has errors, and may mean any of them.
  case unclear

  public func contains(_ symbol: Symbol) -> Bool {
    switch self {
    case .known(let symbols, _, _): symbols.contains(symbol)
    case .unclear: true
    }
  }
}

/// The declarations of a file and their uses, for rules about what nothing uses. Made in one pass
/// over the references; used by one thread.
public final class FileUses {
  let program: Program
  let settings: Settings
  /// Nil when the other files are not known: then only what no other file can name is reported.
  let outside: OutsideUses?
  private var own: [[Bool]] = Array(repeating: [], count: Symbol.Kind.allCases.count)
  /// The other files of which something is named.
  private(set) var files: Set<FileID> = []
  /// Whether a control lacks a handler, or a binding: it may be the use that something lacks, and
  /// one mistake is one finding.
  private(set) var lacksHandler = false
  private(set) var lacksBinding = false
  /// Whether the range of a variable is reported: what else it leads to follows from that.
  private(set) var hasRangeMistake = false
  private var findings: [Finding] = []

  /// The findings of all rules about files, beside those so far. When the program or a file that it imports
  /// has errors, those about uses say nothing, because what is written wrong may be the use that is missing.
  static func findings(
    _ program: Program, _ settings: Settings, _ outside: OutsideUses?, _ rules: Rule.Table,
    beside others: [Finding]
  ) -> [Finding] {
    let hasMistakes =
      program.findings.contains { $0.severity == .error }
      || program.imported.values.contains { $0.hasSyntaxMistakes }
    let checks = hasMistakes ? rules.ofPlaces : rules.ofFiles
    if checks.isEmpty { return [] }
    let uses = FileUses(program, settings, outside)
    for finding in others {
      switch finding.code.id {
      case "control/unread", "control/never-presented": uses.lacksBinding = true
      case "row/opens-nothing": uses.lacksHandler = true
      case "page-control/current-out-of-range": uses.hasRangeMistake = true
      case "text/not-interpolated": uses.lacksBinding = true
      case let id where id.hasSuffix("/no-action"): uses.lacksHandler = true
      default: break
      }
    }
    for check in checks { check(uses) }
    return uses.findings
  }

  private init(_ program: Program, _ settings: Settings, _ outside: OutsideUses?) {
    self.program = program
    self.settings = settings
    self.outside = outside
    func make(_ kind: Symbol.Kind, _ count: Int) {
      own[Int(kind.rawValue)] = Array(repeating: false, count: count)
    }
    make(.variable, program.variables.count)
    make(.constant, program.constants.count)
    make(.loopVariable, program.loops.count)
    make(.parameter, program.parameters.count)
    make(.eventParameter, program.eventParameters.count)
    make(.action, program.actions.count)
    make(.task, program.tasks.count)
    make(.screen, program.screens.count)
    make(.component, program.components.count)
    make(.enumeration, program.enumerations.count)
    make(.enumCase, program.enumCases.count)
    make(.style, program.styles.count)
    make(.record, program.records.count)
    make(.field, program.fields.count)
    var last = program.file
    // What only samples set, the screen does not use.
    let inSamples = Set(
      program.sampleValues.map { $0.origin } + program.sampleTasks.map { $0.origin })
    for reference in program.references where !inSamples.contains(reference.origin) {
      let symbol = reference.symbol
      if symbol.file == program.file {
        let kind = Int(symbol.kind.rawValue)
        let index = Int(symbol.index)
        if index < own[kind].count { own[kind][index] = true }
      } else if symbol.file != last {
        last = symbol.file
        files.insert(last)
      }
    }
  }

  /// Whether the file itself names one of its declarations.
  func isNamed(_ kind: Symbol.Kind, _ index: Int) -> Bool { own[Int(kind.rawValue)][index] }

  /// Whether nothing in the project names a declaration that other files may name; false when that
  /// is not known. One with documentation is an offer to files that are still to come, and a public one
  /// to other modules.
  func isUnusedExport(_ kind: Symbol.Kind, _ index: Int, _ origin: OriginID) -> Bool {
    let symbol = Symbol(kind, program.file, index)
    guard let outside, !isNamed(kind, index), !isDocumented(origin),
      !program.publicSymbols.contains(symbol)
    else { return false }
    return !outside.contains(symbol)
  }

  func isDocumented(_ origin: OriginID) -> Bool {
    program.origins.isDocumented(origin)
  }

  /// The declarations of every screen and component.
  var scopes: [Scope] { program.screens.map { $0.scope } + program.components.map { $0.scope } }

  /// What the styles and the appearances of the file and of its screens set for a kind.
  func lookEntries(of kind: KindName) -> [PropertyEntry] {
    let styles = program.tables.styles.filter { $0.kind == kind }.map(\.properties)
    let appearances = program.appearances.filter { $0.kind == kind }.map(\.properties)
    return (styles + appearances).flatMap { program.properties[$0] }
  }

  /// Reports a declaration, with a fix that deletes it.
  func report(
    _ code: Code, _ origin: OriginID, _ name: NameID?, label: Phrase? = nil,
    deleting changes: [Change], _ safety: Safety = .suggestion
  ) {
    let fix = changes.isEmpty ? nil : program.origins.edits(for: changes)
    findings.append(
      Finding(
        code, at: program.location(of: origin, .name), ["name": .text(program.text(name))],
        label: label,
        fixes: fix.map { [Fix(Message("delete it", "删除它")(), safety, $0)] } ?? [],
        tag: .unnecessary))
  }

  func report(_ finding: Finding) { findings.append(finding) }
}

extension Program {
  /// What this file uses of others, for their unused declarations; nil when it has errors, so that
  /// it may use anything of what it imports.
  public var usesOfOthers: Set<Symbol>? {
    if tables.findings.contains(where: { $0.severity == .error }) { return nil }
    var uses: Set<Symbol> = []
    for reference in tables.references where reference.symbol.file != tables.file {
      uses.insert(reference.symbol)
    }
    // The app can give a variable or a field any case of its type.
    for type in typesOfState where type.base == .enumeration {
      guard type.file != tables.file, let owner = tables.imported[type.file] else { continue }
      for item in owner.enumerations[Int(type.index)].cases {
        uses.insert(Symbol(.enumCase, type.file, item))
      }
    }
    return uses
  }

  /// The screens of other files that it opens, and those that it holds in tabs.
  public var screensOfOthers: (opened: Set<Symbol>, held: Set<Symbol>) {
    func others(_ symbols: [Symbol]) -> Set<Symbol> {
      Set(symbols.filter { $0.file != tables.file })
    }
    return (
      others(openings.map(\.screen)),
      others(heldScreens.map(\.screen))
    )
  }

  /// The types of what can have any value: variables and fields of records, which the app sets, without
  /// lists and optionals, and enums all cases of which are listed.
  var typesOfState: [Type] {
    tables.variables.map { $0.type.innermost } + tables.fields.map { $0.type.innermost }
      + tables.expressions.lazy.filter { $0.isAllCases }.map { $0.type.element }
  }
}
