import CtlCatalogue
import CtlChecker

/// `Target`: an enum of the elements of a screen or component that people use, with their references.
struct TargetWriter {
  let scope: CodeScope

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }

  private struct Target {
    var name: String
    /// The reference in the file, without the rounds of loops.
    var reference: String
    var loops: Int
    /// The targets of the component that is used there.
    var inner: String?
  }

  private var targets: [Target] {
    guard let root = scope.root, let names = scope.names else { return [] }
    var found: [Target] = []
    for index in root.index + 1..<root.index + Int(program.element(root).size) {
      guard let reference = names.references[index] else { continue }
      let element = program.elements[index]
      var inner: String?
      if element.form == .componentUse {
        guard element.payload >= 0 else { continue }
        let component = program.componentUses[Int(element.payload)]
        guard scope.files.facts.hasTargets(component) else { continue }
        inner = ComponentUse(scope, ElementID(index)).type + ".Target"
      } else if !program.isTarget(element) {
        continue
      }
      found.append(
        Target(
          name: reference, reference: reference, loops: scope.loops(around: index).count,
          inner: inner))
    }
    var pool = NamePool(ReservedNames.targets)
    let unique = pool.unique(found.map { FileNames.member($0.name, ReservedNames.targets) })
    for (index, name) in unique.enumerated() { found[index].name = name }
    return found
  }

  func declaration() -> [Statement] {
    let targets = targets
    guard !targets.isEmpty else { return [] }
    let cases = targets.map { target -> Statement in
      let values = Array(repeating: "Int", count: target.loops) + (target.inner.map { [$0] } ?? [])
      let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return .line(.text("case \(Identifier.quoted(target.name))\(list)"))
    }
    return [
      .documentation(
        "The elements that people use, for `send(_:to:)`; those in loops with the round, from 0."),
      .block(
        .text("\(access)enum Target: ScreenTarget"),
        cases + [
          .blank,
          .block(
            .text("\(access)var reference: Reference"), [.cases("self", targets.map(reference))],
            inline: false),
        ], inline: false),
    ]
  }

  /// `case .amount(let index, let inner): "amount[\(index)].\(inner.reference)"`
  private func reference(_ target: Target) -> Statement {
    let rounds = (0..<target.loops).map { $0 == 0 ? "index" : "index\($0 + 1)" }
    let values = (rounds + (target.inner == nil ? [] : ["inner"])).map { "let \($0)" }
    let pattern = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
    let path =
      rounds.map { "[\\(\($0))]" }.joined() + (target.inner == nil ? "" : ".\\(inner.reference)")
    return .switchCase(
      .text(".\(Identifier.memberName(target.name))\(pattern)"),
      [.line(.text("\"\(Literal.escaped(target.reference))\(path)\""))])
  }
}

extension Program {
  /// Whether people use an element: a control that responds to touches, or a row that does something.
  func isTarget(_ element: Element) -> Bool {
    guard element.form == .kind else { return false }
    return element.kind == .row ? !element.handlers.isEmpty : Kind.named(element.kind).isInteractive
  }
}
