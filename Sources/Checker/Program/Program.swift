import CtlCatalogue
import CtlDiagnostics

/// The typed program of one file: names resolved, every expression typed, constants folded, every
/// element tied to its kind. An immutable value that one reference holds; everything after the checker
/// reads this and nothing else. Its tables are read as if they were its own properties.
@dynamicMemberLookup
public final class Program: Sendable {
  public let origins: any Origins
  public let tables: ProgramTables
  /// The files that import each other with this one; nil when there are none.
  public let circle: Circle?

  init(_ origins: any Origins, _ tables: ProgramTables, _ circle: Circle? = nil) {
    self.origins = origins
    self.tables = tables
    self.circle = circle
  }

  /// As fast as a stored property.
  @inlinable public subscript<Table>(dynamicMember table: KeyPath<ProgramTables, Table>) -> Table {
    @inline(__always) get { tables[keyPath: table] }
  }
}

extension Program {
  /// The program of a file that this one can see, itself included.
  public func program(of file: FileID) -> Program? {
    file == tables.file ? self : tables.imported[file]
  }

  /// The same, as it is in the end: what is opened in a file of the circle finds what that opens.
  public func whole(of file: FileID) -> Program? {
    file == tables.file ? self : circle?.program(of: file) ?? tables.imported[file]
  }

  @inlinable public func element(_ id: ElementID) -> Element { tables.elements[id.index] }
  @inlinable public func expression(_ id: ExpressionID) -> Expression {
    tables.expressions[id.index]
  }

  /// The folded value of an expression; nil when it is known only while the app runs.
  @inlinable public func constant(_ id: ExpressionID) -> Value? {
    let constant = tables.expressions[id.index].constant
    return constant >= 0 ? tables.values[Int(constant)] : nil
  }

  /// Whether an expression has a folded value; copying that only to ask would take longer.
  @inlinable public func isConstant(_ id: ExpressionID) -> Bool {
    tables.expressions[id.index].constant >= 0
  }

  /// A folded value that is a string.
  @inlinable public func constantString(_ id: ExpressionID) -> String? {
    let constant = tables.expressions[id.index].constant
    guard constant >= 0, case .string(let text) = tables.values[Int(constant)] else { return nil }
    return text
  }

  /// The direct children of an element.
  public func children(of id: ElementID) -> [ElementID] {
    var result: [ElementID] = []
    var index = id.index + 1
    let end = id.index + Int(tables.elements[id.index].size)
    while index < end {
      result.append(ElementID(index))
      index += Int(tables.elements[index].size)
    }
    return result
  }

  public func operandIDs(of expression: Expression) -> [ExpressionID] {
    tables.operands[expression.operands].map { ExpressionID(Int($0)) }
  }

  /// The style that an element names, in the program that declares it.
  public func style(of element: Element) -> (program: Program, style: Style)? {
    guard element.style >= 0 else { return nil }
    let symbol = tables.styleUses[Int(element.style)]
    return program(of: symbol.file).map { ($0, $0.styles[Int(symbol.index)]) }
  }

  /// The written name of an element, or nil.
  public func name(of element: Element) -> String? {
    element.name.map(tables.names.text)
  }

  /// Where a symbol of this file or an imported one is declared.
  public func declaration(of symbol: Symbol) -> Location? {
    guard let program = program(of: symbol.file) else { return nil }
    return program.location(of: program.tables.origin(of: symbol), .name)
  }

  /// The text of a name; empty for one that is missing.
  public func text(_ name: NameID?) -> String { name.map(tables.names.text) ?? "" }

  /// The bytes of a property's value; of the whole property when the value is missing.
  public func valueRange(of entry: PropertyEntry) -> Range<Int> {
    origins.range(of: tables.expressions[entry.expression.index].origin, .whole)
  }
}
