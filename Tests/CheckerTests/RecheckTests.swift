import CtlDiagnostics
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

@testable import CtlChecker

/// What is known after an edit is what is known of the text alone, however much of it was taken over
/// from before.
@Suite struct RecheckTests {
  static let sources: [String] =
    (LanguageCode.all + ControlCode.all).flatMap { ($0.bad + $0.good).map(\.source) }
    + ["Samples", "Tests/Corpus/WellMade"].flatMap { folder in
      ProjectFiles.list(folder, ".ctl").compactMap { try? ProjectFiles.text($0) }
    }
  static let edits = MemberEdits(sources)

  static func parse(_ bytes: [UInt8]) -> SyntaxTree {
    SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
  }

  /// Edits a text again and again; says how many edits left the rest of the file alone.
  static func follow(_ bytes: [UInt8], edits count: Int, _ random: inout SeededGenerator) -> Int {
    var program = Program.check(parse(bytes))
    var taken = 0
    for _ in 0..<count {
      let before = program.tree.source
      let tree = parse(edits.edit(program.tree, using: &random))
      if Recheck.canTakeOver(program, tree) { taken += 1 }
      let fresh = Program.check(tree)
      let (next, change) =
        tree.change(since: program.tree).map { Program.check(tree, after: program, $0) }
        ?? (fresh, nil)
      let difference = next.difference(to: fresh)
      let expected = fresh.change(since: program)
      if difference != nil || change != expected {
        Issue.record(
          """
          \(difference ?? "another change: \(String(describing: change)) for \(String(describing: expected))")
          before:\n\(before.string(0..<before.bytes.count))
          after:\n\(tree.source.string(0..<tree.source.bytes.count))
          """)
        return taken
      }
      program = next
    }
    return taken
  }

  @Test(arguments: 0..<10) func editsOfExamplesEndAsTheTextAlone(seed: UInt64) {
    let taken = Self.edits.followed(40, of: Self.sources, seed: seed) { bytes, random in
      Self.follow(bytes, edits: 12, &random)
    }
    #expect(taken > 40)
  }

  @Test(arguments: 0..<10) func editsOfScreensEndAsTheTextAlone(seed: UInt64) {
    let taken = Self.edits.followedScreens(4, seed: seed) { bytes, random in
      Self.follow(bytes, edits: 25, &random)
    }
    #expect(taken > 20)
  }
}

extension Recheck {
  static func canTakeOver(_ old: Program, _ tree: SyntaxTree) -> Bool {
    guard let block = tree.change(since: old.tree), var recheck = Recheck(old, tree, block) else {
      return false
    }
    return recheck.program() != nil
  }
}

extension Program {
  /// What differs first; nil when nothing does. Names are compared as texts: their numbers follow
  /// the order in which they were met.
  func difference(to other: Program) -> String? {
    func lists<Item: Equatable>(_ name: String, _ one: [Item], _ two: [Item]) -> String? {
      if one == two { return nil }
      let index =
        zip(one, two).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, two.count)
      let (first, second) = (one.dropFirst(index).first, two.dropFirst(index).first)
      return
        "\(name)[\(index)] of \(one.count) and \(two.count): \(String(describing: first)), anew \(String(describing: second))"
    }
    func withoutName<Item>(_ items: [Item], _ path: WritableKeyPath<Item, NameID>) -> [Item] {
      items.map { item in
        var item = item
        item[keyPath: path] = NameID(rawValue: 0)
        return item
      }
    }
    func byPlace(_ references: [Reference]) -> [Reference] {
      references.sorted { ($0.token, $0.symbol.index) < ($1.token, $1.symbol.index) }
    }
    let differences = [
      lists("elements", elements, other.elements),
      lists("properties", properties, other.properties),
      lists("handlers", handlers, other.handlers),
      lists("constraints", constraints, other.constraints),
      lists("componentUses", componentUses, other.componentUses),
      lists("expressions", expressions, other.expressions),
      lists("operands", operands, other.operands),
      lists("values", values, other.values),
      lists("symbols", symbols, other.symbols),
      lists("references", byPlace(references), byPlace(other.references)),
      lists(
        "allowances", allowances.sorted { $0.location < $1.location },
        other.allowances.sorted { $0.location < $1.location }),
      lists("findings", findings, other.findings),
      lists("screens", withoutName(screens, \.name), withoutName(other.screens, \.name)),
      lists("components", withoutName(components, \.name), withoutName(other.components, \.name)),
      lists(
        "enumerations", withoutName(enumerations, \.name), withoutName(other.enumerations, \.name)),
      lists("enumCases", withoutName(enumCases, \.name), withoutName(other.enumCases, \.name)),
      lists("variables", withoutName(variables, \.name), withoutName(other.variables, \.name)),
      lists("constants", withoutName(constants, \.name), withoutName(other.constants, \.name)),
      lists("parameters", withoutName(parameters, \.name), withoutName(other.parameters, \.name)),
      lists("actions", withoutName(actions, \.name), withoutName(other.actions, \.name)),
      lists("tasks", withoutName(tasks, \.name), withoutName(other.tasks, \.name)),
      lists("loops", withoutName(loops, \.name), withoutName(other.loops, \.name)),
      lists(
        "eventParameters", withoutName(eventParameters, \.name),
        withoutName(other.eventParameters, \.name)),
    ]
    return differences.compactMap { $0 }.first
      ?? lists("the dump", dump().split(separator: "\n"), other.dump().split(separator: "\n"))
  }
}
