import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueDuplicateId = Rule(
    about,
    file: { file in
      let program = file.program
      for expression in program.expressions where expression.operation == .list {
        guard let slot = program.idField(of: expression.type.element) else { continue }
        let items = program.operandIDs(of: expression).filter {
          program.expression($0).operation == .record
        }
        let ids = items.map { program.operand(slot, of: program.expression($0)) }
        let numbers = ids.compactMap { program.constant($0)?.whole }
        // Each of several gets a number of its own, after those of all items.
        var free = numbers.count == items.count ? numbers.max() : nil
        var seen: Set<Value> = []
        for (item, id) in zip(items, ids) {
          guard let value = program.constant(id), !seen.insert(value).inserted else { continue }
          free = free.flatMap { $0 < Int.max ? $0 + 1 : nil }
          file.report(
            Finding(
              about, at: program.location(of: program.expression(item).origin),
              ["id": .text(value.text ?? "")],
              fixes: free.map { program.renumbering(id, in: item, to: $0) } ?? []))
        }
      }
    })
}

extension Program {
  /// Gives an item another number.
  fileprivate func renumbering(
    _ id: ExpressionID, in item: ExpressionID, to number: Int
  ) -> [Fix] {
    let whole = location(of: expression(item).origin).range
    let place = location(of: expression(id).origin).range
    guard place.lowerBound > whole.lowerBound, place.upperBound < whole.upperBound,
      let edits = origins.edits(for: [.replace(expression(id).origin, .whole, String(number))])
    else { return [] }
    return [
      Fix(
        Message("write `{text}`", "改为 `{text}`")(["text": .text(String(number))]), .suggestion,
        edits)
    ]
  }
}

private let about = Code(
  "value/duplicate-id", .warning,
  title: Message("another item has the `id` {id} already", "已有其他元素的 `id` 为 {id}"),
  why: Message(
    "The field `id` says which item is which when the list changes. With the same one twice, a row may "
      + "show, keep or lose what belongs to another.",
    "列表变化时，字段 `id` 说明哪个元素是哪个。若有两个相同，某一行可能显示、保留或丢失另一行的内容。"),
  bad: [
    """
    record Dog { id: Int; name: String }
    screen Dogs "Dogs" {
      var dogs: [Dog] = [Dog(id: 1, name: "Rex"), Dog(id: 1, name: "Max")]
      //                                          ^^^^^^^^^^^^^^^^^^^^^^^
      table { for dog in dogs { row "\\(dog.name)" } }
    }
    """,
    """
    record Dog { id: Int; name: String }
    screen Dogs "Dogs" {
      var dogs: [Dog] = [
        Dog(id: 1, name: "Rex"),
        Dog(id: 1, name: "Max"),
      //^^^^^^^^^^^^^^^^^^^^^^^
        Dog(id: 1, name: "Ada"),
      //^^^^^^^^^^^^^^^^^^^^^^^
      ]
      table { for dog in dogs { row "\\(dog.name)" } }
    }
    """,
  ],
  good: [
    """
    record Dog { id: Int; name: String }
    screen Dogs "Dogs" {
      var dogs: [Dog] = [Dog(id: 1, name: "Rex"), Dog(id: 2, name: "Max")]
      table { for dog in dogs { row "\\(dog.name)" } }
    }
    """
  ], fix: .suggestion)
