import CtlChecker
import CtlDiagnostics

/// An item of a list, with its place.
struct ListItem {
  /// Nil when it is known only while the app runs.
  let value: Value?
  /// The item itself in a literal list, else the whole value.
  let place: PlacedElement.Place
  /// Its expression in a literal list.
  let expression: ExpressionID?
}

extension Written {
  /// The items of a list; nil when their number is known only while the app runs.
  var items: [ListItem]? { items(of: expressionID) }

  /// The items of a list inside this value.
  func items(of item: ListItem) -> [ListItem]? {
    if let expression = item.expression { return items(of: expression) }
    guard case .list(let values)? = item.value else { return nil }
    return values.map { ListItem(value: $0, place: item.place, expression: nil) }
  }

  private func items(of id: ExpressionID) -> [ListItem]? {
    if isBinding { return nil }
    let walk = control.walk
    let id = walk.source(of: id, in: program, control.frame)
    let expression = program.expression(id)
    if expression.operation == .list {
      return program.operandIDs(of: expression).map { operand in
        ListItem(
          value: walk.value(operand, of: program, in: control.frame),
          place: .expression(operand), expression: operand)
      }
    }
    guard case .list(let values)? = walk.value(id, of: program, in: control.frame) else {
      return nil
    }
    return values.map { ListItem(value: $0, place: .expression(id), expression: nil) }
  }
}

/// The cases of an enum that a binding lists: the segments of a segmented control, a wheel.
struct ListedCases {
  let program: Program
  let enumeration: Enumeration
  let binding: Written

  var cases: ArraySlice<EnumerationCase> { program.enumCases[enumeration.cases] }

  /// The first cases, so that rules do not read thousands of labels for each of many controls.
  var firstCases: ArraySlice<EnumerationCase> { cases.prefix(256) }

  /// Where the enum is declared.
  var declaration: Location { program.location(of: enumeration.origin, .name) }

  func location(of one: EnumerationCase) -> Location { program.location(of: one.origin, .name) }
}

extension PlacedElement {
  /// The cases of the enum to which `selection` is bound.
  var listedCases: ListedCases? {
    guard let binding = written(.selection), binding.isBinding else { return nil }
    let type = binding.expression.type.unwrapped
    guard type.base == .enumeration, type.isPlain, let program = program.program(of: type.file),
      program.enumerations.indices.contains(Int(type.index))
    else { return nil }
    return ListedCases(
      program: program, enumeration: program.enumerations[Int(type.index)], binding: binding)
  }
}
