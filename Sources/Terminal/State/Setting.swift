import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlText

/// `name=value`, written by a person to see a screen in another state.
extension ScreenState {
  /// Several settings, which then all hold: samples begin with the present, so that is set first.
  public mutating func set(all settings: [String], in program: Program) throws(Problem) {
    if settings.isEmpty { return }
    let variables = try Terminal.screen(screen, of: program).scope.variables
    let isOther = variables.contains {
      !program.variables[$0].isPresent
        && program.text(program.variables[$0].name) == Program.presentName
    }
    func isPresent(_ setting: String) -> Bool {
      !isOther && setting.hasPrefix(Program.presentName + "=")
    }
    for setting in settings where isPresent(setting) { try set(setting, in: program) }
    for setting in settings where !isPresent(setting) { try set(setting, in: program) }
  }

  /// Sets a variable of the screen, or a part of it (`stay.guests=5`, `guests[0].name=Ada`), says how far a task is (`loading=true`,
  /// `loading=failed("No connection")`, `download(2)=running`), or sets a property of
  /// elements by name or kind (`send.isHighlighted=true`, `refreshControl.isRefreshing=true`,
  /// `query.isEditing=true`, `row.isSwiped=true`). `sample Name` shows a sample.
  public mutating func set(_ text: String, in program: Program) throws(Problem) {
    if text.hasPrefix(Self.samplePrefix) {
      try show(sample: String(text.dropFirst(Self.samplePrefix.count)), in: program)
      return
    }
    guard let equals = text.firstIndex(of: "=") else {
      throw Problem(
        Message(
          "`{text}` does not say what to set; write `name=value`",
          "“{text}”没有说明要设置的值；请写 `name=value`")(["text": .text(text)]))
    }
    let name = String(text[..<equals])
    let value = String(text[text.index(after: equals)...])
    let called = name.prefix { $0 != "(" }
    if called.count < name.count,
      let index = try Terminal.screen(screen, of: program).scope.tasks.first(where: {
        program.text(program.tasks[$0].name) == called
      })
    {
      return try setTask(index, name, value, program)
    }
    if name.contains("["), try setField(name, value, program) { return }
    if let dot = name.lastIndex(of: ".") {
      if try setField(name, value, program) { return }
      try setElement(
        String(name[..<dot]), String(name[name.index(after: dot)...]), value, program)
      return
    }
    let scope = try Terminal.screen(screen, of: program).scope
    let variable = scope.variables.first { program.text(program.variables[$0].name) == name }
    if let index = variable {
      try setVariable(index, name, value, program)
      return
    }
    let task = scope.tasks.first { program.text(program.tasks[$0].name) == name }
    if let index = task {
      try setTask(index, name, value, program)
      return
    }
    // The present of a screen that does not read it: its lists, and the screens in its tabs, may.
    if name == Program.presentName, let date = DateTime(value) {
      beginAgain(program) { $0.now = date }
      return
    }
    let names =
      scope.variables.map { program.text(program.variables[$0].name) }
      + scope.tasks.map { program.text(program.tasks[$0].name) }
    throw unknown(
      name, names,
      Message("the screen has no variable `{name}`", "界面没有变量“{name}”"))
  }

  private mutating func setVariable(
    _ index: Int, _ name: String, _ text: String, _ program: Program
  ) throws(Problem) {
    let variable = program.variables[index]
    let value = try parse(text, variable.type, name, program)
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    try check(value, text, name, in: evaluator.bounds(of: variable, Place(program)))
    store(value, index, program)
  }

  /// That a value is within bounds, if it has some.
  func check(
    _ value: Value, _ text: String, _ name: String, in bounds: (lower: Double, upper: Double)?
  ) throws(Problem) {
    guard let bounds, let number = value.number, number < bounds.lower || number > bounds.upper
    else { return }
    throw Problem(
      Message(
        "`{name}` goes from {lower} to {upper}, and {value} is outside",
        "“{name}”的范围是 {lower} 到 {upper}，{value} 超出了范围")([
          "name": .text(name), "lower": .text(Value.text(bounds.lower)),
          "upper": .text(Value.text(bounds.upper)), "value": .text(text),
        ]))
  }

  /// Gives a variable a value; with another parameter or present the screen begins again.
  mutating func store(_ value: Value, _ index: Int, _ program: Program) {
    let variable = program.variables[index]
    let key = DeclarationKey(program.file, index)
    guard variable.isParameter || variable.isPresent else {
      let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
      evaluator.state.variables[key] = value
      evaluator.settle()
      take(from: evaluator.state)
      return
    }
    beginAgain(program) {
      $0.variables[key] = value
      if variable.isParameter { $0.given[index] = value }
      if variable.isPresent, case .date(let date) = value { $0.now = date }
    }
  }

  /// Changes what the screen is opened with; what still has its first value begins again.
  mutating func beginAgain(
    _ program: Program, _ change: (inout ScreenState) -> Void
  ) {
    guard let shown = program.screen(screen) else { return change(&self) }
    let parameters = program.tables.parameters(of: shown)
    // A parameter that nothing has set follows the others: an empty date is the present.
    let unset = ScreenState(program, screen: screen, now: now, looking: self).variables
    func opened(_ state: ScreenState) -> [DeclarationKey: Value] {
      var values: [Int: Value] = [:]
      for parameter in parameters {
        let key = DeclarationKey(program.file, parameter)
        if state.variables[key] != unset[key] { values[parameter] = state.variables[key] }
      }
      return ScreenState(program, screen: screen, now: state.now, with: values, looking: state)
        .variables
    }
    let before = opened(self)
    change(&self)
    for (key, value) in opened(self) where variables[key] == before[key] { variables[key] = value }
  }

  private mutating func setElement(
    _ element: String, _ property: String, _ text: String, _ program: Program
  ) throws(Problem) {
    let root = try Terminal.screen(screen, of: program).root.index
    let end = root + Int(program.elements[root].size)
    let found = program.elements[root..<end].first {
      $0.form == .kind && (program.name(of: $0) == element || $0.kind.name == element)
    }
    guard let kindName = found?.kind ?? KindName(name: element) else {
      let scope = try Terminal.screen(screen, of: program).scope
      let name = element.prefix { $0 != "." && $0 != "[" }
      if let variable = scope.variables.first(where: {
        program.text(program.variables[$0].name) == name
      }) {
        throw isSetWhole(String(name), program.variables[variable].type, program)
      }
      let names = program.elements[root..<end].compactMap { program.name(of: $0) }
      if element.first?.isUppercase == true {
        let screens = program.tables.screens.map { program.text($0.name) }
        let message = Message("no open screen is called `{name}`", "没有名为“{name}”的已打开界面")
        if screens.contains(element) { throw Problem(message(["name": .text(element)])) }
        throw unknown(element, screens, message)
      }
      throw unknown(
        element, names + KindName.names,
        Message("the screen has no element `{name}`", "界面没有元素“{name}”"))
    }
    if property == "isEditing" && Kind.named(kindName).takesText
      || property == "isSwiped" && kindName == .row
    {
      let value = try parse(text, .bool, property, program)
      overrides.append(ElementOverride(element: element, property: nil, value: value))
      return
    }
    let kind = Kind.named(kindName)
    guard let name = PropertyName(name: property), let entry = kind.property(named: name),
      !entry.isMisplaced
    else {
      throw unknown(
        property, kind.propertyNames.map(\.name),
        Message("`{kind}` has no property `{name}`", "`{kind}` 没有属性“{name}”"),
        ["kind": .text(kind.name.name)])
    }
    let value = try parse(text, entry.type, property)
    overrides.append(ElementOverride(element: element, property: name, value: value))
  }

  /// That no part of a variable, or of a field, can be set.
  func isSetWhole(_ name: String, _ type: Type, _ program: Program) -> Problem {
    isSetWhole(
      name, type, program,
      Message(
        "`{name}` is set whole, such as `{name}={example}`",
        "“{name}”只能整体设置，例如 `{name}={example}`"))
  }

  func isSetWhole(_ name: String, _ type: Type, _ program: Program, _ message: Message) -> Problem {
    Problem(
      message(["name": .text(name), "example": .text(example(of: type, program))]))
  }

  // MARK: Values

  func parse(
    _ text: String, _ type: Type, _ name: String, _ program: Program
  ) throws(Problem) -> Value {
    if type.innermost.base == .record {
      if let value = program.value(written: text, as: type) { return value }
      throw Problem(
        Message(
          "`{name}` is written as in a file, such as `{example}`, and `{text}` is not",
          "“{name}”按文件中的写法书写，例如 `{example}`，而“{text}”不是")([
            "name": .text(name), "text": .text(text),
            "example": .text(example(of: type, program)),
          ]))
    }
    if type.isOptional {
      return text == "nil" ? .none : try parse(text, type.element, name, program)
    }
    if type.isList {
      guard let texts = ListText.items(text) else {
        throw Problem(
          Message(
            "`{name}` is a list, such as `A,B` or `[\"A\", \"B\"]`, and `{text}` is not",
            "“{name}”是列表，例如 `A,B` 或 `[\"A\", \"B\"]`，而“{text}”不是")(
              ["name": .text(name), "text": .text(text)]))
      }
      var items: [Value] = []
      for item in texts { items.append(try parse(item, type.element, name, program)) }
      return .list(items)
    }
    guard type.base == .enumeration, type.isPlain else {
      return try parse(text, ValueForm(type.base), name)
    }
    guard let (home, enumeration) = program.enumeration(type.file, Int(type.index)) else {
      return .none
    }
    let cases = home.enumCases[enumeration.cases]
    let spelled = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let found = cases.firstIndex(where: { home.text($0.name) == spelled || $0.label == text }) {
      return .enumCase(
        file: type.file, index: Int(type.index), case: found - enumeration.cases.lowerBound)
    }
    let names = cases.map { home.text($0.name) }
    throw unknown(
      spelled, names,
      Message("`{enum}` has no case `{name}`", "“{enum}”没有成员“{name}”"),
      ["enum": .text(home.text(enumeration.name))])
  }

  /// `[Account(id: 0, name: "")]`
  private func example(of type: Type, _ program: Program) -> String {
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    let item = evaluator.written(
      program.initialValue(of: type.innermost, now: now.map { .date($0) } ?? .none), inFile: true)
    return type.unwrapped.isList ? "[\(item)]" : item
  }

  private func parse(_ text: String, _ type: ValueType, _ name: String) throws(Problem) -> Value {
    switch type {
    case .oneOf(let set), .durationOr(let set):
      let spelled = text.hasPrefix(".") ? String(text.dropFirst()) : text
      if set.members.contains(spelled) { return .member(spelled) }
      if case .durationOr = type, let value = ValueForm.duration?.parse(text) { return value }
      throw unknown(
        spelled, set.members, Message("`{name}` is no value of `{set}`", "“{name}”不是 `{set}` 的值"),
        ["set": .text(set.name)])
    default: return try parse(text, ValueForm(type), name)
    }
  }

  private func parse(_ text: String, _ form: ValueForm?, _ name: String) throws(Problem) -> Value {
    guard let form else {
      throw Problem(
        Message(
          "`{name}` cannot be set from outside", "“{name}”不能从外部设置")(["name": .text(name)]))
    }
    if let value = form.parse(text) { return value }
    throw Problem(
      Message(
        "`{name}` is {form}, and `{text}` is not", "“{name}”是{form}，而“{text}”不是")([
          "name": .text(name), "form": .phrase(Phrase(form.words)), "text": .text(text),
        ]))
  }

  func unknown(
    _ name: String, _ names: [String], _ message: Message,
    _ more: KeyValuePairs<String, Message.Argument> = [:]
  ) -> Problem {
    var arguments: [(String, Message.Argument)] = [("name", .text(name))]
    for (key, value) in more { arguments.append((key, value)) }
    let phrase: Phrase =
      arguments.count > 1
      ? message([arguments[0].0: arguments[0].1, arguments[1].0: arguments[1].1])
      : message([arguments[0].0: arguments[0].1])
    if let near = nearestName(to: name, among: names) {
      return Problem(
        phrase, notes: [Message("Did you mean `{near}`?", "是否想写“{near}”？")(["near": .text(near)])])
    }
    if names.isEmpty { return Problem(phrase) }
    let list = names.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    return Problem(
      phrase,
      notes: [
        Message("There are {names}.", "可用的有 {names}。")([
          "names": .text(names.count > 12 ? list + ", …" : list)
        ])
      ])
  }
}
