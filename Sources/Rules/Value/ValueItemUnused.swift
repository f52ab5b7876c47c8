import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueItemUnused = Rule(
    about,
    file: { file in
      let program = file.program
      for expression in program.expressions where expression.operation == .each {
        let call = program.itemCalls[Int(expression.payload)]
        let item = Symbol(.loopVariable, program.file, call.loop)
        let body = program.operand(1, of: expression)
        let symbols = program.symbols(in: body)
        // The `where` of a loop is about the loop.
        guard program.text(program.loops[call.loop].name) == "$0",
          !symbols.contains(where: { $0.symbol == item })
        else { continue }
        let field = symbols.first { program.isField($0.symbol, of: call.loop) }
        // A list of the same value for each item may be meant.
        if field == nil, [.map, .flatMap, .sum].contains(call.function) { continue }
        let name = field.map { program.source(of: $0.origin) }
        file.report(
          Finding(
            about, at: program.location(of: program.expression(body).origin),
            ["function": .text(call.function.name)],
            label: name.map {
              Message(
                "this is the variable `{name}`; the field of each item is `$0.{name}`",
                "这是变量“{name}”；每一项的字段是 `$0.{name}`")(["name": .text($0)])
            } ?? Message("it is the same for all items", "对所有项都相同")(),
            fixes: field.flatMap { field in
              program.origins.edits(for: [
                .replace(field.origin, .whole, "$0." + program.source(of: field.origin))
              ])
            }.map { edits in
              [
                Fix(
                  Message("write `{text}`", "改为 `{text}`")(["text": .text("$0.\(name ?? "")")]),
                  .suggestion, edits)
              ]
            } ?? []))
      }
    })
}

extension Program {
  /// The names in an expression, and where they stand.
  fileprivate func symbols(in id: ExpressionID) -> [(symbol: Symbol, origin: OriginID)] {
    var result: [(symbol: Symbol, origin: OriginID)] = []
    var pending = [id]
    while let id = pending.popLast() {
      let expression = expression(id)
      if expression.operation == .symbol {
        result.append((tables.symbols[Int(expression.payload)], expression.origin))
      }
      pending += operandIDs(of: expression).reversed()
    }
    return result
  }

  /// Whether a variable is called as a field of the items of a loop.
  fileprivate func isField(_ symbol: Symbol, of loop: Int) -> Bool {
    guard symbol.kind == .variable, symbol.file == tables.file,
      let (home, record) = record(of: tables.loops[loop].type)
    else { return false }
    let name = text(tables.variables[Int(symbol.index)].name)
    return record.members.contains { home.text(home.fields[$0].name) == name }
  }
}

private let about = Code(
  "value/item-unused", .warning,
  title: Message(
    "what `{function}` asks of each item does not depend on the item",
    "`{function}` 对每一项求的值与该项无关"),
  why: Message(
    "`filter`, `sorted(by:)` and the other functions of lists look at each item, which is `$0`. Without it all items "
      + "are the same to them: nothing is sorted, and all or none are left.",
    "`filter`、`sorted(by:)` 等列表函数逐项查看，每一项写作 `$0`。不写 `$0` 时各项没有区别：排序不起作用，筛选则全部留下或全部去掉。"),
  bad: [
    """
    record Dog { id: Int; name: String; isFed: Bool = false }
    screen Dogs "Dogs" {
      var name: String = ""
      let dogs: [Dog] = [Dog(id: 1, name: "Rex"), Dog(id: 2, name: "Max", isFed: true)]
      content { textField { text <-> name; placeholder: "Name" } }
      table { for dog in dogs.sorted(by: name) { row "\\(dog.name) \\(dog.isFed ? "is fed" : "")" } }
      //                                 ^^^^
    }
    """
  ],
  good: [
    """
    record Dog { id: Int; name: String; isFed: Bool = false }
    screen Dogs "Dogs" {
      var name: String = ""
      let dogs: [Dog] = [Dog(id: 1, name: "Rex"), Dog(id: 2, name: "Max", isFed: true)]
      content { textField { text <-> name; placeholder: "Name" } }
      table { for dog in dogs.filter($0.name.hasPrefix(name)) { row "\\(dog.name) \\(dog.isFed ? "is fed" : "")" } }
    }
    """
  ], fix: .suggestion)
