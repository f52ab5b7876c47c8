import CtlChecker

/// The screens in the tabs of a screen: an enum with a case for each, and the property that has them.
struct TabWriter {
  private let scope: CodeScope
  private let held: [HeldScreen]
  private let cases: [String]
  private let type: String?
  private let model: String

  private var program: Program { scope.program }
  private var access: String { scope.options.access.modifier }

  init(_ scope: CodeScope, screen: Int) {
    self.scope = scope
    held = scope.program.heldScreens(of: scope.program.screens[screen])
    let names = scope.files.names(of: scope.program.file)
    type = held.isEmpty ? nil : names?.screenTabs[screen]
    model = names?.screens[screen] ?? "Screen"
    var pool = NamePool(ReservedNames.cases.union(["reference", "visit"]))
    cases = pool.unique(
      held.map { held in
        let home = scope.program.program(of: held.screen.file)
        let name = home.map { $0.text($0.screens[Int(held.screen.index)].name) } ?? "screen"
        return FileNames.member(
          Identifier.lowerCamel(name), ReservedNames.cases.union(["reference", "visit"]))
      })
  }

  private func screen(_ held: HeldScreen) -> String {
    scope.files.names(of: held.screen.file)?.screens[Int(held.screen.index)] ?? "Never"
  }

  func declaration() -> [Statement] {
    guard let type else { return [] }
    var body: [Statement] = []
    for (held, name) in zip(held, cases) {
      body.append(.line(.text("case \(Identifier.quoted(name))(\(screen(held)))")))
    }
    let references = zip(held, cases).map { held, name in
      Statement.switchCase(
        .text(".\(Identifier.memberName(name))"),
        [.line(.text("return \(scope.reference(held.tab.index))"))])
    }
    let visits = zip(held, cases).map { held, name in
      (pattern: ".\(Identifier.memberName(name))(let screen)", members: parameters(held))
    }
    body += [
      .blank,
      .block(
        .text("\(access)var reference: Reference"), [.cases("self", references)], inline: false),
      .blank,
      BoundRoutes(scope).visitMethod(visits),
    ]
    return [
      .documentation("The screens in the tabs of `\(model)`."),
      .block(scope.options.type("enum \(type): ScreenTab"), body, inline: false),
      .blank,
    ]
  }

  /// The parameters that follow the outer screen, each after its range.
  private func parameters(_ held: HeldScreen) -> [String] {
    let names = zip(
      scope.files.screenRanges(of: held.screen), scope.files.screenParameterNames(of: held.screen))
    return zip(names, program.operands[held.arguments]).flatMap { names, operand in
      program.expression(ExpressionID(Int(operand))).operation == .poison
        ? [] : [names.0, names.1].compactMap { $0 }
    }
  }

  /// `follow(_:)` for the screens in its tabs; `follow(tab:)` where one of them is opened too, under
  /// the same name.
  func followMethod(_ events: EventWriter, actions: String) -> [Statement] {
    let items = zip(held, cases).map { held, name in
      let bound = RouteNames.bound(held.screen, held.arguments, program)
      return (
        pattern: ".\(Identifier.memberName(name))(let screen)",
        item: RouteNames.Case(name: name, way: .push, screen: held.screen, bound: bound)
      )
    }
    let opened = (scope.routes?.cases ?? []).filter { !$0.bound.isEmpty }.map(\.name)
    let isOpenedToo = items.contains { !$0.item.bound.isEmpty && opened.contains($0.item.name) }
    return BoundRoutes(scope).followMethod(
      "tab", label: isOpenedToo ? "tab" : "_ tab", type ?? "", items,
      isWhole: items.allSatisfy { !$0.item.bound.isEmpty }, events,
      actions: actions)
  }

  func conformance() -> [Statement] {
    guard let type else { return [] }
    let screens = zip(held, cases).compactMap { held, name in
      scope.screen(held.screen, held.arguments).map {
        CodeLayout.call(".\(Identifier.memberName(name))", [$0.layout()])
      }
    }
    return [
      .block(
        .text("\(Options.anyThread)extension \(model): TabbedScreen"),
        [
          .documentation("The screens in its tabs, as they begin with the values that it has now."),
          .block(
            .text("\(access)var tabScreens: [\(type)]"), [.line(.list(screens))], inline: true),
        ], inline: false), .blank,
    ]
  }
}
