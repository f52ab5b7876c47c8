import CtlCatalogue

/// A text of a file that people read, and that is handed on as data, so that nothing looks it up in their
/// language.
package struct DataText {
  /// The text, with the values in it.
  package let text: ExpressionID
  package let reason: Reason

  package enum Reason {
    /// A step gives it to a variable or a binding, or a part of one.
    case step(Symbol)
    /// A variable begins with it to which steps give other texts of the file.
    case start(variable: Int)
    /// A screen is opened with it.
    case opening(Symbol)
    /// It is a part of a record that goes to a component as a whole.
    case argument(Symbol)
    /// It is the default of a field that a record leaves out.
    case field(String)
  }
}

extension Program {
  /// The texts of the file that are handed on as data, in its order.
  package var dataTexts: [DataText] {
    let parts = ShownParts()
    var finder = DataTextFinder(self)
    let holders =
      self.screens.indices.map { Symbol(.screen, self.file, $0) }
      + self.components.indices.map { Symbol(.component, self.file, $0) }
    for holder in holders {
      finder.add(parts.all(of: holder, in: self))
    }
    finder.followBindings()
    finder.findSteps()
    finder.findDefaults()
    let opened = tables.steps.compactMap(\.form.opening).map { ($0.screen, $0.arguments) }
    for (screen, arguments) in opened + heldScreens.map({ ($0.screen, $0.arguments) }) {
      let use = use(of: screen, arguments)
      finder.find(use, shown: parts.all(of: use.holder, in: self)) { .opening($0) }
    }
    for element in self.elements {
      guard let use = componentUse(element) else { continue }
      // The use looks up what is a text itself.
      let records = HolderUse(
        holder: use.holder,
        arguments: use.arguments.filter { expression($0.value).type.innermost.base == .record })
      if records.arguments.isEmpty { continue }
      finder.find(records, shown: parts.all(of: use.holder, in: self)) { .argument($0) }
    }
    return finder.found.sorted { $0.text.index < $1.text.index }
  }
}

private struct DataTextFinder {
  private let program: Program
  /// What people read of the variables of the file, at each part that it is in.
  private var shown: [PartPath: [PartPath]] = [:]
  private var allShown: Set<PartPath> = []
  private(set) var found: [DataText] = []
  private var seen: Set<ExpressionID> = []
  /// What each part was given by its name.
  private var given: [PartPath: Set<Symbol>] = [:]
  /// What people type, and what the file compares with a text, which is a name.
  private var excluded: Set<PartPath> = []
  /// What tasks bring in samples is no text of the app.
  private let carried = CarriedValues(knowsSamples: false)

  init(_ program: Program) {
    self.program = program
    for expression in program.tables.expressions
    where [.equal, .notEqual].contains(expression.operation) {
      let operands = program.operandIDs(of: expression)
      guard operands.contains(where: { program.constant($0)?.text?.isEmpty == false }) else {
        continue
      }
      excluded.formUnion(operands.compactMap { program.partPath($0) })
    }
    // A code that a function takes: `price.formatted(.currency(code))`.
    for expression in program.tables.expressions where expression.operation == .call {
      let operands = program.operandIDs(of: expression).dropFirst()
      excluded.formUnion(operands.compactMap { program.partPath($0) })
    }
    for entry in program.tables.properties where entry.form == .binding && entry.name == .text {
      if let path = program.partPath(entry.expression) { excluded.insert(path) }
    }
  }

  /// Adds what people read of variables.
  mutating func add(_ parts: ShownParts.All) {
    for path in parts.values.joined() { add(path) }
  }

  private mutating func add(_ path: PartPath) {
    guard allShown.insert(path).inserted else { return }
    for count in 0...path.steps.count { shown[path.prefix(count), default: []].append(path) }
  }

  /// What people read, or type, where it is bound is that in the component or screen that it is bound to.
  mutating func followBindings() {
    let bound = program.elements.indices.flatMap(program.boundUses).filter {
      $0.holder.file == program.file
    }.flatMap(\.bound)
    // A binding may be handed on.
    for _ in 0..<16 {
      var isChanged = false
      for (root, path) in bound {
        for inner in excluded where inner.root == root {
          let outer = PartPath(root: path.root, steps: path.steps + inner.steps)
          if excluded.insert(outer).inserted { isChanged = true }
        }
        for outer in shown[path] ?? [] {
          let inner = PartPath(root: root, steps: Array(outer.steps.dropFirst(path.steps.count)))
          if excluded.contains(outer) {
            if excluded.insert(inner).inserted { isChanged = true }
          } else if !allShown.contains(inner) {
            add(inner)
            isChanged = true
          }
        }
      }
      if !isChanged { return }
    }
  }

  /// What steps give to variables, and those begin with.
  mutating func findSteps() {
    let tables = program.tables
    var filled: [PartPath] = []
    var isFilled: Set<PartPath> = []
    for step in tables.steps {
      for part in writes(of: step) {
        guard let paths = shown[part.path], isNew(part.value, for: part.path) else { continue }
        for path in paths {
          let rest = path.steps.dropFirst(part.path.steps.count)
          if add(part.value, along: rest, as: path, .step(part.path.root)),
            path.root.kind == .variable, isFilled.insert(path).inserted
          {
            filled.append(path)
          }
        }
      }
    }
    for path in filled {
      let variable = Int(path.root.index)
      guard let value = tables.variables[variable].initialValue else { continue }
      _ = add(value, along: path.steps[...], as: path, .start(variable: variable))
    }
  }

  /// What screens get that are opened without an argument.
  mutating func findDefaults() {
    for (index, screen) in program.screens.enumerated() {
      for variable in program.tables.parameters(of: screen) {
        let root = PartPath(root: Symbol(.variable, program.file, variable))
        guard let value = program.tables.variables[variable].initialValue, let paths = shown[root]
        else { continue }
        for path in paths {
          let holder = Symbol(.screen, program.file, index)
          _ = add(value, along: path.steps[...], as: path, .opening(holder))
        }
      }
    }
  }

  /// What a component or a screen gets.
  mutating func find(
    _ use: HolderUse, shown: ShownParts.All, _ reason: (Symbol) -> DataText.Reason
  ) {
    for (parameter, value) in use.arguments {
      guard let paths = shown[parameter], isNew(value, for: PartPath(root: parameter)) else {
        continue
      }
      for path in paths {
        _ = add(value, along: path.steps[...], as: nil, reason(use.holder))
      }
    }
  }

  /// What a step writes, and what comes back from the screen that it opens.
  private func writes(of step: Step) -> [(path: PartPath, value: ExpressionID)] {
    switch step.form {
    case .assign(let place, let value): return program.partPath(place).map { [($0, value)] } ?? []
    case .change(let change, let place, let arguments):
      guard let path = program.partPath(place) else { return [] }
      return zip(change.parameters, program.operands[arguments]).compactMap {
        parameter, argument in
        parameter.isItem ? (path + PartPath.item, ExpressionID(Int(argument))) : nil
      }
    case .open:
      guard let target = step.form.receiver, let path = program.partPath(target.place) else {
        return []
      }
      let place = [.add, .replace].contains(target.way) ? path + PartPath.item : path
      return carried.values(awaitedBy: step.form, in: program).filter {
        $0.home.file == program.file
      }.map { (place, $0.id) }
    default: return []
    }
  }

  /// Whether a part gets a value for the first time: many steps may name one that has many texts.
  private mutating func isNew(_ value: ExpressionID, for path: PartPath) -> Bool {
    let expression = program.expression(value)
    guard expression.operation == .symbol else { return true }
    let symbol = program.symbols[Int(expression.payload)]
    return given[path, default: []].insert(symbol).inserted
  }

  /// Adds the texts that a part of a value is written with.
  private mutating func add(
    _ value: ExpressionID, along steps: ArraySlice<Int>, as path: PartPath?,
    _ reason: DataText.Reason
  ) -> Bool {
    if let path, excluded.contains(path) { return false }
    let texts = program.writtenTexts(of: value, along: steps, carried)
    for (text, field) in texts where seen.insert(text).inserted {
      found.append(DataText(text: text, reason: field.map { .field($0) } ?? reason))
    }
    return !texts.isEmpty
  }
}

extension PartPath {
  fileprivate func prefix(_ count: Int) -> PartPath {
    PartPath(root: root, steps: Array(steps.prefix(count)))
  }
}

extension Program {
  /// The texts of the file in a part of a value, where it is written out there or in constants of the file, and
  /// the field of which one is the default.
  fileprivate func writtenTexts(
    of value: ExpressionID, along steps: ArraySlice<Int>, _ carried: CarriedValues
  ) -> [(text: ExpressionID, field: String?)] {
    var result: [(ExpressionID, String?)] = []
    var pending = [(id: value, steps: Array(steps))]
    for _ in 0..<1_024 {
      guard let (id, steps) = pending.popLast() else { break }
      let expression = expression(id)
      let operands = operandIDs(of: expression)
      switch expression.operation {
      case .symbol:
        let symbol = self.symbols[Int(expression.payload)]
        guard symbol.file == self.file else { continue }
        if let value = tables.local(symbol) {
          pending.append((value, steps))
        } else if symbol.kind == .constant {
          pending.append((tables.constants[Int(symbol.index)].value, steps))
        } else if symbol.kind == .loopVariable {
          let loop = tables.loops[Int(symbol.index)]
          pending.append((loop.sequence, loop.form == .loop ? [PartPath.item] + steps : steps))
        } else if symbol.kind == .eventParameter {
          let values = carried.values(of: id, in: self).filter { $0.home.file == self.file }
          pending += values.map { ($0.id, steps) }
        }
      case .field: pending.append((operands[0], [Int(expression.payload)] + steps))
      case .index: pending.append((operands[0], [PartPath.item] + steps))
      case .each where tables.givesItems(expression), .call where tables.givesItems(expression):
        pending.append((operands[0], expression.type.isList ? steps : [PartPath.item] + steps))
      case .conditional: pending += operands.dropFirst().map { ($0, steps) }
      case .computed:
        if let (home, values) = valuesOfCases(of: expression), home.file == self.file {
          pending += values.map { ($0, steps) }
        }
      case .literal, .interpolation:
        if steps.isEmpty, isText(expression, id, operands) { result.append((id, nil)) }
      case _ where steps.isEmpty:
        if expression.passesTexts { pending += operands.map { ($0, steps) } }
      case .record where operands.indices.contains(steps[0]):
        let field = operands[steps[0]]
        // A field that is left out stands where the record does.
        guard self.expression(field).origin == expression.origin else {
          pending.append((field, Array(steps.dropFirst())))
          continue
        }
        if steps.count == 1, isText(self.expression(field), field, []),
          let (home, record) = record(of: expression.type.unwrapped)
        {
          let name = home.fields[record.fields.lowerBound + steps[0]].name
          result.append((field, home.text(name)))
        }
      default:
        let parts = parts(of: id, along: steps.prefix(1))
        pending += parts.filter { $0 != id }.map { ($0, Array(steps.dropFirst())) }
      }
    }
    return result
  }

  /// Whether a value is written in words when it comes into a text: the label of a case, a date.
  package func hasWordsOfLanguage(_ id: ExpressionID) -> Bool {
    let type = expression(id).type.unwrapped
    if type == .date { return true }
    guard let (home, enumeration) = enumeration(of: type) else { return false }
    return home.enumCases[enumeration.cases].contains { $0.label.hasWords }
  }

  /// Whether a text has words of its own.
  private func isText(
    _ expression: Expression, _ id: ExpressionID, _ operands: [ExpressionID]
  ) -> Bool {
    if expression.operation == .interpolation, operands.contains(where: hasWordsOfLanguage) {
      return true
    }
    let parts = expression.operation == .literal ? [id] : operands.filter(isPure)
    return parts.contains {
      if case .string(let text)? = constant($0) { text.hasWords } else { false }
    }
  }
}

extension String {
  /// Whether it has a word of a language: addresses, paths, codes and versions have none.
  fileprivate var hasWords: Bool {
    split { $0.isWhitespace }.contains { part in
      var word = part[...]
      while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
      while let first = word.first, !first.isLetter, !"@#/".contains(first) { word.removeFirst() }
      if word.contains(where: { !$0.isLetter && !"'’-".contains($0) }) { return false }
      if word.contains(where: { !$0.isASCII }) { return !word.isEmpty }
      // `EUR`, `DE`
      return word.count > 1 && !(word.count <= 3 && word.allSatisfy { $0.isUppercase })
    }
  }
}
