import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let unusedNeverSet = Rule(
    about, visits: .kinds([.alert, .actionSheet]), having: [.isPresented]
  ) { alert in
    guard let written = alert.written(.isPresented), written.isBinding, !written.isOfStyle,
      alert.walk.memo.isNeverSet(written.entry, of: alert.program),
      // What is written wrong may be the step that sets it.
      !alert.program.findings.contains(where: { $0.severity == .error })
    else { return }
    let name = alert.program.source(of: written.expression.origin)
    alert.report(
      about, at: .value(written), ["kind": alert.kindPhrase, "name": .text(name)],
      notes: [
        Message(
          "A step of a handler sets it: `on select -> {name} = true`.",
          "请由事件处理的步骤设置它：`on select -> {name} = true`。")(["name": .text(name)])
      ], fixes: alert.program.opening(written.entry))
  }
}

extension Program {
  /// The only step outside of alerts that sets the variable, and sets it to what it is already.
  fileprivate func opening(_ binding: PropertyEntry) -> [Fix] {
    guard let part = variablePart(binding.expression) else { return [] }
    let modals: [KindName] = [.alert, .actionSheet]
    let inner = tables.elements.indices.filter {
      tables.elements[$0].form == .kind && modals.contains(tables.elements[$0].kind)
    }.flatMap { $0..<$0 + Int(tables.elements[$0].size) }
    let hidden = Set(
      inner.flatMap { tables.elements[$0].handlers }.flatMap { tables.handlers[$0].steps })
    let steps = tables.steps.indices.filter { !hidden.contains($0) }.compactMap { index in
      if case .assign(let place, let value) = tables.steps[index].form,
        variablePart(place) == part
      {
        return tables.expressions[value.index].origin
      }
      return nil as OriginID?
    }
    guard steps.count == 1,
      let edits = origins.edits(for: [.replace(steps[0], .whole, "true")])
    else { return [] }
    let name = source(of: expression(binding.expression).origin)
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text("\(name) = true")]), .suggestion,
        edits)
    ]
  }
}

extension Memo {
  /// Whether a variable or a part of it begins as `false`, and neither a step nor another binding changes it. The app may
  /// set one that has a comment.
  fileprivate func isNeverSet(_ binding: PropertyEntry, of home: Program) -> Bool {
    guard let part = home.variablePart(binding.expression) else { return false }
    let declaration = home.variables[Int(part.root.index)]
    guard home.expression(binding.expression).type == .bool, !declaration.isParameter,
      declaration.initialValue == nil ? part.steps.isEmpty : home.begins(part, as: .bool(false)),
      home.origins.documentation(of: declaration.origin) == nil
    else { return false }
    let changes = changes(in: home)
    // Setting it to `false` closes it.
    return !changes.set(part, otherThan: .bool(false)) && changes.bindings(to: part).count == 1
  }
}

private let about = Code(
  "unused/never-set", .warning,
  title: Message(
    "nothing sets `{name}`, so {kind} never appears", "没有任何东西设置“{name}”，{kind}永远不会出现"),
  why: Message(
    "It is hidden until its variable is true. The variable begins as `false`, and no step and no other "
      + "binding changes it. The app may set a variable that has a `///` comment.",
    "变量为真时它才显示。变量最初为 `false`，没有步骤或其他绑定改变它。带有 `///` 注释的变量可由应用设置。"),
  bad: [
    """
    screen Teas {
      var asks: Bool = false
      action deleteAll()
      alert "Delete All Teas?" {
        isPresented <-> asks
        //              ^^^^
        button "Delete" { on touchUpInside -> deleteAll() }
        button "Cancel"
      }
    }
    """,
    """
    screen Teas {
      var asks: Bool = false
      action deleteAll()
      table { row "Delete All" { on select -> asks = false } }
      alert "Delete All Teas?" {
        isPresented <-> asks
        //              ^^^^
        button "Delete" { on touchUpInside -> deleteAll() }
        button "Cancel"
      }
    }
    """,
    """
    record Shelf { teas: Int = 0; isFull: Bool = false }

    screen Teas {
      var shelf: Shelf = Shelf()
      content {
        label "\\(shelf.teas) teas"
        button "Add" { on touchUpInside -> shelf.teas += 1 }
      }
      alert "The shelf is full." {
        isPresented <-> shelf.isFull
        //              ^^^^^^^^^^^^
        button "OK"
      }
    }
    """,
  ],
  good: [
    """
    record Shelf { teas: Int = 0; isFull: Bool = false }

    screen Teas {
      var shelf: Shelf = Shelf()
      content {
        label "\\(shelf.teas) teas"
        button "Fill" { on touchUpInside -> shelf = Shelf(teas: 200, isFull: true) }
      }
      alert "The shelf is full." {
        isPresented <-> shelf.isFull
        button "OK"
      }
    }
    """,
    """
    screen Teas {
      var asks: Bool = false
      /// Set by the app when the teas could not be stored.
      var failed: Bool = false
      action deleteAll()
      table { row "Delete All" { on select -> asks = true } }
      alert "Delete All Teas?" {
        isPresented <-> asks
        button "Delete" { on touchUpInside -> deleteAll() }
        button "Cancel"
      }
      alert "Your teas could not be stored." {
        isPresented <-> failed
        button "OK"
      }
    }
    """,
    """
    screen Teas {
      var greets: Bool = true
      content { label "Teas" }
      alert "Welcome to Teas" {
        isPresented <-> greets
        button "OK"
      }
    }
    """,
  ], fix: .suggestion)
