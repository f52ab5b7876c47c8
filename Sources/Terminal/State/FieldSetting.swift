import CtlCatalogue
import CtlChecker
import CtlDiagnostics

// `stay.guests=5`: a field of a variable that is a record, or of a record in it.

extension ScreenState {
  /// Sets a field by its path; returns whether the path begins with a record.
  mutating func setField(
    _ path: String, _ text: String, _ program: Program
  ) throws(Problem) -> Bool {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    let scope = try Terminal.screen(screen, of: program).scope
    let found = scope.variables.first { program.text(program.variables[$0].name) == names[0] }
    guard let index = found, case let variable = program.variables[index],
      let known = variables[DeclarationKey(program.file, index)]
    else { return false }
    var (type, steps, range, spelled) = (variable.type, [BoundPlace.Step](), Value?.none, names[0])
    for name in names.dropFirst() {
      guard let (home, record) = type.unwrapped.isPlain ? program.record(of: type.unwrapped) : nil
      else {
        if steps.isEmpty { return false }
        throw isSetWhole(spelled, type, program)
      }
      let fields = home.fields[record.fields]
      guard let slot = fields.firstIndex(where: { home.text($0.name) == name }) else {
        // A property of what has the name of the variable too.
        if steps.isEmpty, KindName(name: names[0]) != nil { return false }
        throw unknown(
          name, fields.map { home.text($0.name) },
          Message("`{record}` has no field `{name}` to set", "“{record}”没有可设置的字段“{name}”"),
          ["record": .text(home.text(record.name))])
      }
      steps.insert(.field(slot - fields.startIndex, range: fields[slot].range), at: 0)
      (type, range) = (fields[slot].type, fields[slot].range)
      spelled += "." + name
    }
    let value = try parse(text, type, spelled, program)
    let ends = range?.ends
    try check(
      value, text, spelled,
      in: ends?.first.number.flatMap { low in ends?.last.number.map { (low, $0) } })
    let bound = BoundPlace(
      place: VariablePlace(key: DeclarationKey(program.file, index), use: nil), variable: variable,
      home: Place(program), path: steps, type: type)
    // There is no field in what is `nil`.
    guard let whole = bound.written(value, in: known) else {
      throw isSetWhole(names[0], variable.type, program)
    }
    store(whole, index, program)
    return true
  }
}
