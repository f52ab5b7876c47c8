import CtlCatalogue
import CtlChecker
import CtlDiagnostics

// `stay.guests=5`, `guests[0].name=Ada`: a part of a variable, through fields of records and items of lists.

extension ScreenState {
  /// Sets a part by its path; returns whether the path begins with a variable that has parts.
  mutating func setField(
    _ path: String, _ text: String, _ program: Program
  ) throws(Problem) -> Bool {
    guard let words = PathWord.words(path), case .name(let name)? = words.first else {
      return false
    }
    let scope = try Terminal.screen(screen, of: program).scope
    let found = scope.variables.first { program.text(program.variables[$0].name) == name }
    guard let index = found, case let variable = program.variables[index],
      let known = variables[DeclarationKey(program.file, index)]
    else { return false }
    var part = ScreenPart(name: name, type: variable.type, value: known)
    for word in words.dropFirst() {
      switch word {
      case .name(let name):
        guard try enter(field: name, of: &part, program) else { return false }
      case .index(let item): try enter(item: item, of: &part, program)
      }
    }
    let value = try parse(text, part.type, part.name, program)
    let ends = part.range?.ends
    try check(
      value, text, part.name,
      in: ends?.first.number.flatMap { low in ends?.last.number.map { (low, $0) } })
    let bound = BoundPlace(
      place: VariablePlace(key: DeclarationKey(program.file, index), use: nil), variable: variable,
      home: Place(program), path: part.steps, type: part.type)
    guard let whole = bound.written(value, in: known) else {
      let absent = part.absent ?? (name, variable.type)
      throw isSetWhole(
        absent.name, absent.type, program,
        Message(
          "`{name}` is nil, and set whole, such as `{name}={example}`",
          "“{name}”为 nil，只能整体设置，例如 `{name}={example}`"))
    }
    store(whole, index, program)
    return true
  }

  /// Goes on to a field; false where the name before it may be that of an element.
  private func enter(
    field name: String, of part: inout ScreenPart, _ program: Program
  ) throws(Problem) -> Bool {
    let type = part.type.unwrapped
    guard let (home, record) = type.isPlain ? program.record(of: type) : nil else {
      if part.steps.isEmpty { return false }
      throw isSetWhole(part.name, part.type, program)
    }
    let fields = home.fields[record.fields]
    guard let slot = fields.firstIndex(where: { home.text($0.name) == name }) else {
      // A property of what has the name of the variable too.
      if part.steps.isEmpty, KindName(name: part.name) != nil { return false }
      throw unknown(
        name, fields.map { home.text($0.name) },
        Message("`{record}` has no field `{name}` to set", "“{record}”没有可设置的字段“{name}”"),
        ["record": .text(home.text(record.name))])
    }
    let place = slot - fields.startIndex
    var value: Value?
    if case .record(_, _, let values)? = part.value, values.indices.contains(place) {
      value = values[place]
    }
    part.enter(.field(place, range: fields[slot].range), "." + name, fields[slot].type, value)
    part.range = fields[slot].range
    return true
  }

  /// Goes on to an item of a list.
  private func enter(
    item index: Int, of part: inout ScreenPart, _ program: Program
  ) throws(Problem) {
    let type = part.type.unwrapped
    guard type.isList, case .list(let items)? = part.value else {
      throw isSetWhole(part.name, part.type, program)
    }
    if items.isEmpty {
      throw isSetWhole(
        part.name, part.type, program,
        Message(
          "`{name}` is empty, and set whole, such as `{name}={example}`",
          "“{name}”为空，只能整体设置，例如 `{name}={example}`"))
    }
    guard items.indices.contains(index) else {
      let count = Message.Argument.text("\(items.count)")
      throw Problem(
        Message(
          "`{name}` has no item {index}: it has {count}, and the first one is `[0]`",
          "“{name}”没有第 {index} 项：共有 {count} 项，第一项写作 `[0]`")([
            "name": .text(part.name), "index": .text("\(index)"), "count": count,
          ]))
    }
    part.enter(.item(index), "[\(index)]", type.element, items[index])
    part.range = nil
  }
}

/// A part of a variable on the way to the one that is set.
private struct ScreenPart {
  /// As it is written.
  var name: String
  var type: Type
  /// What it is worth now; nil where nothing is.
  var value: Value?
  var range: Value?
  /// From the inside out.
  var steps: [BoundPlace.Step] = []
  /// The first on the way that is `nil`: there is no field in it.
  private(set) var absent: (name: String, type: Type)?

  mutating func enter(_ step: BoundPlace.Step, _ word: String, _ type: Type, _ value: Value?) {
    if absent == nil, self.value == nil || self.value == Value.none { absent = (name, self.type) }
    steps.insert(step, at: 0)
    name += word
    self.type = type
    self.value = value
  }
}

/// A word of a path: `guests[0].name` has three.
private enum PathWord {
  case name(String)
  case index(Int)

  /// Nil when it is no path.
  static func words(_ path: String) -> [PathWord]? {
    var words: [PathWord] = []
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      words.append(.name(String(pieces[0])))
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), index >= 0 else { return nil }
        words.append(.index(index))
      }
    }
    return words
  }
}
