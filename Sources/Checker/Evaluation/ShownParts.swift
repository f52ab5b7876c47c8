import CtlCatalogue

/// The variables and parameters, and the parts of them, whose texts people read in screens and components.
final class ShownParts {
  /// Those of each variable or parameter.
  typealias All = [Symbol: Set<PartPath>]

  private var byHolder: [Symbol: All] = [:]

  /// What people read of the variables of a screen, or of the parameters of a component, there and in what it
  /// uses, opens and holds.
  func all(of holder: Symbol, in program: Program, depth: Int = 0) -> All {
    if let known = byHolder[holder] { return known }
    // Screens may open each other.
    byHolder[holder] = [:]
    guard depth < 64, let home = program.program(of: holder.file),
      let root = home.tables.root(of: holder)
    else { return [:] }
    var result: All = [:]
    for index in root.index..<root.index + Int(home.element(root).size) {
      let element = home.elements[index]
      for entry in home.properties[element.properties] where entry.isShownText {
        for path in home.shownPaths(in: entry.expression) {
          result[path.root, default: []].insert(path)
        }
      }
      for use in home.uses(by: ElementID(index)) {
        let inside = all(of: use.holder, in: home, depth: depth + 1)
        for (parameter, value) in use.arguments {
          guard let shown = inside[parameter], let path = home.partPath(value) else { continue }
          for steps in shown.lazy.map(\.steps) {
            result[path.root, default: []].insert(
              PartPath(root: path.root, steps: path.steps + steps))
          }
        }
      }
    }
    byHolder[holder] = result
    return result
  }
}

/// A component or a screen with the arguments that an element or a step hands it.
struct HolderUse {
  let holder: Symbol
  let arguments: [(parameter: Symbol, value: ExpressionID)]
}

extension Program {
  /// The component that an element uses, and the screens that it opens or holds.
  func uses(by id: ElementID) -> [HolderUse] {
    let element = self.element(id)
    var result: [HolderUse] = []
    if let use = componentUse(element) { result.append(use) }
    for handler in tables.handlers[element.handlers] {
      for opening in self.steps[handler.steps].compactMap(\.form.opening) {
        result.append(use(of: opening.screen, opening.arguments))
      }
    }
    if let held = heldScreen(by: id) { result.append(use(of: held.screen, held.arguments)) }
    return result
  }

  func componentUse(_ element: Element) -> HolderUse? {
    guard element.form == .componentUse, element.payload >= 0 else { return nil }
    let symbol = self.componentUses[Int(element.payload)]
    return HolderUse(
      holder: symbol,
      arguments: self.properties[element.properties].compactMap {
        $0.parameter < 0
          ? nil : (Symbol(.parameter, symbol.file, Int($0.parameter)), $0.expression)
      })
  }

  func use(of screen: Symbol, _ arguments: Range<Int>) -> HolderUse {
    guard screen.kind == .screen, let home = program(of: screen.file),
      home.screens.indices.contains(Int(screen.index))
    else { return HolderUse(holder: screen, arguments: []) }
    let parameters = home.tables.parameters(of: home.screens[Int(screen.index)])
    return HolderUse(
      holder: screen,
      arguments: zip(parameters, self.operands[arguments]).map {
        (Symbol(.variable, screen.file, $0), ExpressionID(Int($1)))
      })
  }

  /// The parts of variables and parameters whose texts an expression shows.
  func shownPaths(in id: ExpressionID) -> [PartPath] {
    var result: [PartPath] = []
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      let type = expression.type.unwrapped
      if let path = partPath(id) {
        if type == .string { result.append(path) }
        if type.isList, type.element == .string { result.append(path + PartPath.item) }
        continue
      }
      let operands = operandIDs(of: expression)
      pending += operands[shownOperands(of: expression, operands.count)]
    }
    return result
  }
}
