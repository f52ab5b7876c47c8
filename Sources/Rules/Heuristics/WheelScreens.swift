import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// A step, or a `reveals`, that opens a screen in which people only turn wheels.
struct WheelOpening {
  let origin: OriginID
  let way: OpeningWay
  /// The picker, in the file of the screen.
  let picker: Location
  /// Whether the screen of the step is no wider than an iPhone.
  let isCompact: Bool
}

extension FileUses {
  /// What opens a screen for nothing but a picker of a kind.
  func openings(ofWheels kind: KindName) -> [WheelOpening] {
    program.screens.flatMap { screen -> [WheelOpening] in
      var all = program.reveals(in: screen)
      for step in program.screenSteps(of: screen) {
        if case .open(let opening) = step.form { all.append((step.origin, opening)) }
      }
      return all.compactMap { origin, opening -> WheelOpening? in
        guard let home = program.whole(of: opening.screen.file),
          let opened = home.screen(Int(opening.screen.index)),
          let (picker, place) = home.onlyPicker(
            inside: opened.root, mayHaveOthers: opened.result?.base != .record), picker == kind,
          !home.hasError(inside: opened.root),
          opened.result != nil || !home.doesSomethingItself(opened)
        else { return nil }
        return WheelOpening(
          origin: origin, way: opening.way, picker: place, isCompact: program.isCompact(screen))
      }
    }
  }

  /// Reports an opening.
  func report(_ code: Code, _ opening: WheelOpening, label: Phrase) {
    report(
      Finding(
        code, at: program.location(of: opening.origin, .whole), label: label,
        related: [
          Finding.Related(opening.picker, Message("the wheels are here", "滑轮在此处")())
        ]))
  }
}

extension PlacedElement {
  /// Reports wheels in a bar, apart from the content that they are for.
  func reportInBar(_ code: Code) {
    guard let container, [.navigationBar, .toolbar, .statusBar].contains(container.kind) else {
      return
    }
    report(
      code, at: .kind,
      label: Message("inside `{container}`", "位于 `{container}` 中")(
        ["container": .text(container.kind.name)]))
  }
}

extension Program {
  /// The properties of a screen that open another one.
  func reveals(in screen: Screen) -> [(origin: OriginID, opening: Step.Opening)] {
    let root = screen.root.index
    return (root..<root + Int(tables.elements[root].size)).compactMap { index in
      let properties = tables.elements[index].properties
      guard !properties.isEmpty,
        let entry = tables.properties[properties].first(where: {
          $0.name == .reveals && $0.group == .own
        }), let opening = revealed(by: ElementID(index))
      else { return nil }
      return (entry.origin, opening)
    }
  }

  fileprivate func hasError(inside root: ElementID) -> Bool {
    let range = location(of: element(root).origin).range
    return tables.findings.contains {
      $0.severity == .error && range.contains($0.location.range.lowerBound)
    }
  }

  /// Whether a screen asks the app or a task for something: then the wheels are beside what they are for.
  fileprivate func doesSomethingItself(_ screen: Screen) -> Bool {
    screenSteps(of: screen).contains { step in
      switch step.form {
      case .call, .start: true
      default: false
      }
    }
  }

  /// The first picker of a screen that has nothing else to change or to choose, and shows nothing that the
  /// wheels are for; buttons take it away.
  /// - Parameter mayHaveOthers: Whether there may be several pickers; those of a record that is handed back are a
  ///   form, and the record is what they are for.
  fileprivate func onlyPicker(
    inside root: ElementID, mayHaveOthers: Bool
  ) -> (kind: KindName, place: Location)? {
    var pickers = Pickers(mayBeSeveral: mayHaveOthers)
    return hasNoOther(inside: root, than: &pickers, depth: 0) ? pickers.first : nil
  }

  private struct Pickers {
    var first: (KindName, Location)?
    let mayBeSeveral: Bool

    init(mayBeSeveral: Bool) { self.mayBeSeveral = mayBeSeveral }
  }

  /// Whether there is nothing to use but pickers, of which the first is noted.
  private func hasNoOther(
    inside root: ElementID, than pickers: inout Pickers, depth: Int
  ) -> Bool {
    let root = root.index
    for index in root..<root + Int(tables.elements[root].size) {
      let element = tables.elements[index]
      switch element.form {
      case .loop: return false
      case .componentUse:
        guard depth < 16, element.payload >= 0,
          case let symbol = tables.componentUses[Int(element.payload)],
          let home = whole(of: symbol.file),
          home.components.indices.contains(Int(symbol.index)),
          home.hasNoOther(
            inside: home.components[Int(symbol.index)].root, than: &pickers, depth: depth + 1)
        else { return false }
      case .kind where Kind.named(element.kind).role == .control:
        switch element.kind {
        case .datePicker, .picker:
          if pickers.first != nil, !pickers.mayBeSeveral { return false }
          pickers.first = pickers.first ?? (element.kind, location(of: element.origin, .word))
        case .label, .button: break
        default: return false
        }
      case .kind where element.kind == .row:
        if !element.handlers.isEmpty || showsContent(element) { return false }
      case .kind where element.kind == .tabBar: return false
      default: break
      }
    }
    return true
  }

  /// Whether a row has a text with values in it.
  private func showsContent(_ row: Element) -> Bool {
    tables.properties[row.properties].contains {
      [.title, .subtitle].contains($0.name) && !isConstant($0.expression)
    }
  }

  /// The screens that screens of the file open, all of which stand where there is room beside them.
  var screensOpenedInRegularWidth: Set<Symbol> {
    var (regular, compact): (Set<Symbol>, Set<Symbol>) = ([], [])
    for screen in tables.screens {
      let opened = openings(of: screen).map(\.screen)
      if opened.isEmpty { continue }
      if isCompact(screen) { compact.formUnion(opened) } else { regular.formUnion(opened) }
    }
    return regular.subtracting(compact)
  }

  /// Whether a screen says, or leaves it unsaid, that it is for an iPhone.
  func isCompact(_ screen: Screen) -> Bool {
    func member(_ name: PropertyName) -> String?? {
      let entry = tables.properties[element(screen.root).properties].first { $0.name == name }
      guard let entry else { return .none }
      if case .member(let member)? = constant(entry.expression) { return .some(member) }
      return .some(nil)
    }
    if let width = member(.widthClass) { return width == "compact" }
    return (member(.device) ?? "iPhone") == "iPhone"
  }
}
