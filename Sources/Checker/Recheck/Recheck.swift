import CtlDiagnostics
import CtlSyntax
import CtlText

extension Program {
  /// Types a file after an edit of one block. Where the edit stays within one element, and no name and no use of a
  /// component comes or goes, only that element is typed, and all else is taken over with its new
  /// numbers; the outcome is the same either way, but for names that nothing uses any more. The
  /// change is nil when other parts of the file may have changed as well.
  public static func check(
    _ tree: SyntaxTree, imports: [Int: ImportResolution] = [:], after old: Program,
    _ block: BlockChange
  ) -> (program: Program, change: ElementChange?) {
    if old.hasSameImports(imports), var recheck = Recheck(old, tree, block),
      let program = recheck.program()
    {
      return (program, recheck.change)
    }
    let program = check(tree, imports: imports)
    return (program, program.change(since: old, block))
  }

  private func hasSameImports(_ resolutions: [Int: ImportResolution]) -> Bool {
    resolutions.values.allSatisfy { resolution in
      if case .program(let program) = resolution {
        imported[program.file] === program
      } else {
        false
      }
    }
  }
}

/// Types one element of a file anew, and joins what comes of it to what is known of the others.
struct Recheck {
  private let old: Program
  private let block: BlockChange
  /// The element in the old program.
  private let edited: Range<Int>
  private var checker: Checker
  private var numbers: Renumbering
  private let isInTextOrder: Bool

  var change: ElementChange {
    ElementChange(block, numbers.elements, from: old.tree, to: checker.tree)
  }

  /// Nil when the edit reaches further than the element.
  init?(_ old: Program, _ tree: SyntaxTree, _ block: BlockChange) {
    let state = old.state
    guard let index = old.element(ofNode: block.node),
      state.suggestionsLeft > 0, old.names.count < 2 * state.nameCount + 1000,
      !old.hasAppearances, !old.tree.hasLayout(in: block.nodes.old),
      !tree.hasLayout(in: block.nodes.new),
      !old.findings.contains(where: { Recheck.codesOfWholeFiles.contains($0.code.id) })
    else { return nil }
    let edited = index..<index + Int(old.elements[index].size)
    let before = old.elements[..<index]
    var checker = Checker(tree)
    checker.names = old.names
    checker.fileScope = state.fileScope
    checker.suggestionsLeft = state.suggestionsLeft
    checker.nameCount = state.nameCount
    (checker.imports, checker.imported) = (old.imports, old.imported)
    checker.elements.takeOver(old.elements, index)
    checker.loops = Array(old.loops.prefix(before.count { $0.form == .loop }))
    checker.componentUses = Array(
      old.componentUses.prefix(before.count { $0.form == .componentUse && $0.payload >= 0 }))
    checker.shapeAgain(
      block.node, ElementID(Int(old.elements[index].parent)))
    let shaped = checker.elements[index...]
    guard
      SeenElement.all(in: old.elements[edited], old.tree, old.componentUses)
        == SeenElement.all(in: shaped, tree, checker.componentUses)
    else { return nil }
    let named = zip(
      edited.filter { old.elements[$0].nameToken >= 0 },
      shaped.indices.filter { shaped[$0].nameToken >= 0 })
    numbers = Renumbering(
      file: tree.file, bytes: block.bytes, tokens: block.tokens, nodes: block.nodes,
      elements: Splice(at: index, removing: edited.count, inserting: shaped.count),
      named: Dictionary(uniqueKeysWithValues: named.map { (UInt32($0), UInt32($1)) }))
    let roots = old.screens.map(\.node) + old.components.map(\.node)
    isInTextOrder = zip(roots, roots.dropFirst()).allSatisfy { $0 < $1 }
    self.old = old
    self.block = block
    self.edited = edited
    self.checker = checker
  }

  /// Mistakes that are about more than one element; a file with one of them is checked as a whole.
  private static let codesOfWholeFiles = Set(
    [LanguageCode.cycle, LanguageCode.recursion, LanguageCode.expansion].map(\.id))

  /// The program; nil when what is known does not fit.
  mutating func program() -> Program? {
    addElementsBehind()
    declare()
    checkBodies()
    guard checker.suggestionsLeft > 0 else { return nil }
    addBodiesBehind()
    guard takeOverReports() else { return nil }
    checker.checkPropertyCycles()
    checker.checkRecursion()
    return Program(checker)
  }

  // MARK: Before the element is typed

  private mutating func addElementsBehind() {
    checker.elements += old.elements[edited.upperBound...]
    let before = old.elements[..<edited.lowerBound].count { $0.form == .loop }
    let inside = old.elements[edited].count { $0.form == .loop }
    numbers.loops = Splice(at: before, removing: inside, inserting: checker.loops.count - before)
    checker.loops += old.loops[(before + inside)...]
    checker.componentUses += old.componentUses[checker.componentUses.count...]
    let inserted = numbers.elements.new
    for index in isInTextOrder
      ? inserted.upperBound..<checker.elements.count : checker.elements.indices
    where !inserted.contains(index) {
      checker.elements[index].renumber(numbers)
    }
    for index in checker.loops.indices where !numbers.loops.new.contains(index) {
      checker.loops[index].renumber(numbers)
    }
    var around = Int(old.elements[edited.lowerBound].parent)
    while around >= 0 {
      let size = Int(checker.elements[around].size) + numbers.elements.delta
      checker.elements[around].size = UInt32(truncatingIfNeeded: size)
      around = Int(checker.elements[around].parent)
    }
  }

  private mutating func declare() {
    checker.screens = old.screens
    checker.components = old.components
    checker.enumerations = old.enumerations
    checker.enumCases = old.enumCases
    checker.variables = old.variables
    checker.constants = old.constants
    checker.parameters = old.parameters
    checker.actions = old.actions
    checker.tasks = old.tasks
    renumberDeclarations(numbers)
    for (root, scope) in old.state.scopes {
      var scope = scope
      if numbers.movesElements { scope.updateSymbols(numbers.symbol) }
      checker.scopes[numbers.element(root)] = scope
    }
  }

  private mutating func renumberDeclarations(_ numbers: Renumbering) {
    for index in checker.screens.indices { checker.screens[index].renumber(numbers) }
    for index in checker.components.indices { checker.components[index].renumber(numbers) }
    for index in checker.enumerations.indices { checker.enumerations[index].renumber(numbers) }
    for index in checker.enumCases.indices { checker.enumCases[index].renumber(numbers) }
    for index in checker.variables.indices { checker.variables[index].renumber(numbers) }
    for index in checker.constants.indices { checker.constants[index].renumber(numbers) }
    for index in checker.parameters.indices { checker.parameters[index].renumber(numbers) }
    for index in checker.actions.indices { checker.actions[index].renumber(numbers) }
    for index in checker.tasks.indices { checker.tasks[index].renumber(numbers) }
  }

  // MARK: The element

  private mutating func checkBodies() {
    let mark = old.state.bodyMarks[edited.lowerBound]
    checker.expressions.takeOver(old.expressions, Int(mark.expressions))
    checker.operands.takeOver(old.operands, Int(mark.operands))
    checker.values.takeOver(old.values, Int(mark.values))
    checker.symbols.takeOver(old.symbols, Int(mark.symbols))
    checker.properties.takeOver(old.properties, Int(mark.properties))
    checker.handlers.takeOver(old.handlers, Int(mark.handlers))
    checker.eventParameters.takeOver(old.eventParameters, Int(mark.eventParameters))
    checker.bodyMarks.takeOver(old.state.bodyMarks, edited.lowerBound)
    checker.checkBodiesAgain(in: numbers.elements.new)
  }

  // MARK: After the element is typed

  private mutating func addBodiesBehind() {
    let root = old.root(of: edited.lowerBound)
    let start = old.state.bodyMarks[edited.lowerBound]
    let isLast = edited.upperBound == root + Int(old.elements[root].size)
    guard
      let end = isLast
        ? old.state.bodyEnds[ElementID(root)] : old.state.bodyMarks[edited.upperBound]
    else { return }
    func splice(_ count: KeyPath<BodyMark, UInt32>, _ new: Int) -> Splice {
      let first = Int(start[keyPath: count])
      return Splice(
        at: first, removing: Int(end[keyPath: count]) - first, inserting: new - first)
    }
    let places = numbers
    numbers.expressions = splice(\.expressions, checker.expressions.count)
    numbers.operands = splice(\.operands, checker.operands.count)
    numbers.values = splice(\.values, checker.values.count)
    numbers.symbols = splice(\.symbols, checker.symbols.count)
    numbers.properties = splice(\.properties, checker.properties.count)
    numbers.handlers = splice(\.handlers, checker.handlers.count)
    numbers.eventParameters = splice(\.eventParameters, checker.eventParameters.count)

    let numbers = numbers
    func join<Item>(
      _ items: inout [Item], _ olds: [Item], _ splice: Splice, _ renumber: (inout Item) -> Void
    ) {
      items += olds[splice.old.upperBound...]
      items.withUnsafeMutableBufferPointer { items in
        // Members of those around the element may stand behind it, and so may declarations.
        for index in 0..<splice.new.lowerBound { renumber(&items[index]) }
        for index in splice.new.upperBound..<items.count { renumber(&items[index]) }
      }
    }
    join(&checker.expressions, old.expressions, numbers.expressions) { $0.renumber(numbers) }
    join(&checker.operands, old.operands, numbers.operands) { numbers.expressions.move(&$0) }
    join(&checker.symbols, old.symbols, numbers.symbols) { numbers.symbol(&$0) }
    join(&checker.properties, old.properties, numbers.properties) { $0.renumber(numbers) }
    join(&checker.handlers, old.handlers, numbers.handlers) { $0.renumber(numbers) }
    join(&checker.eventParameters, old.eventParameters, numbers.eventParameters) {
      $0.renumber(numbers)
    }
    checker.values += old.values[numbers.values.old.upperBound...]

    // Places have their new numbers already.
    let bodies = numbers.withoutPlaces
    for index in numbers.elements.new.upperBound..<checker.elements.count {
      checker.elements[index].renumber(bodies)
    }
    for index in checker.loops.indices where !places.loops.new.contains(index) {
      checker.loops[index].renumber(bodies)
    }
    renumberDeclarations(bodies)
    checker.constraints = old.constraints
    for index in checker.constraints.indices { checker.constraints[index].renumber(numbers) }
    checker.bodyMarks += old.state.bodyMarks[edited.upperBound...].map { $0.renumbered(numbers) }
    for (other, mark) in old.state.bodyEnds {
      checker.bodyEnds[numbers.element(other)] =
        other.index < root ? mark : mark.renumbered(numbers)
    }
    let dependencies = old.state.dependencies.map {
      (from: $0.from, to: $0.to, moved: ($0.from.renumbered(numbers), $0.to.renumbered(numbers)))
    }
    checker.dependencies =
      dependencies.filter { $0.from.element.index < edited.lowerBound }.map(\.moved)
      + checker.dependencies
      + dependencies.filter { $0.from.element.index >= edited.upperBound }.map(\.moved)
  }

  /// References, allowances and findings; false when one of them is partly about the element.
  private mutating func takeOverReports() -> Bool {
    let node = old.tree.nodes[block.node]
    let tokens = node.firstToken..<node.endToken
    let bytes = old.tree.range(of: block.node)
    func isInside(_ location: Location) -> Bool {
      location.file == old.file && location.range.lowerBound >= bytes.lowerBound
        && location.range.upperBound <= bytes.upperBound
    }
    for reference in old.references where !tokens.contains(reference.token) {
      checker.references.append(reference.renumbered(numbers))
    }
    for allowance in old.allowances where !isInside(allowance.location) {
      guard let moved = allowance.renumbered(numbers) else { return false }
      checker.allowances.append(moved)
    }
    for finding in old.findings where !isInside(finding.location) {
      guard let moved = finding.moved(by: block.bytes, in: old.file) else { return false }
      checker.findings.append(moved)
    }
    return true
  }
}

extension Program {
  fileprivate var hasAppearances: Bool {
    func holds(_ node: Int) -> Bool {
      tree.children(of: node).contains { tree.nodes[$0].kind == .appearanceDeclaration }
    }
    return holds(0)
      || (screens.map(\.node) + components.map(\.node)).contains { node in
        tree.child(of: Int(node), .block).map(holds) ?? false
      }
  }

  /// The element of a syntax node; a branch of an `if` has no node of its own.
  func element(ofNode node: Int) -> Int? {
    elements.firstIndex { Int($0.node) == node && $0.form != .branch }
  }

  /// The root of the screen or component of an element.
  func root(of element: Int) -> Int {
    var root = element
    while elements[root].parent >= 0 { root = Int(elements[root].parent) }
    return root
  }
}

extension Checker.PropertyKey {
  fileprivate func renumbered(_ numbers: Renumbering) -> Self {
    Self(element: numbers.element(element), property: property)
  }
}

extension Array {
  /// The first items of another array, with room for the rest.
  fileprivate mutating func takeOver(_ items: [Element], _ count: Int) {
    reserveCapacity(items.count + 256)
    self += items[..<count]
  }
}
