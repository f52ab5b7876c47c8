import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// The typed program of one file: names resolved, every expression typed, constants folded, every
/// element tied to its kind. An immutable value behind one reference; flat arrays with integer ids.
/// Everything after the checker reads this and nothing else.
public final class Program: Sendable {
  public let file: FileID
  public let tree: SyntaxTree
  /// Every program that this one can see, directly or through others, by file; itself not included.
  public let imported: [FileID: Program]
  /// The files that it imports itself, in order.
  public let imports: [FileID]
  public let names: NameTable

  public let screens: [Screen]
  public let components: [Component]
  public let enumerations: [Enumeration]
  public let enumCases: [EnumerationCase]
  public let constants: [Constant]
  public let variables: [Variable]
  public let parameters: [ParameterDeclaration]
  public let actions: [Action]
  public let tasks: [BackgroundTask]
  public let loops: [Loop]
  public let eventParameters: [EventParameterDeclaration]
  /// The appearances of the whole file; those of screens are in their scopes.
  public let fileAppearances: [Int]
  public let appearances: [Appearance]

  public let elements: [Element]
  public let properties: [PropertyEntry]
  public let handlers: [Handler]
  public let constraints: [Constraint]
  /// The components that uses stand for.
  public let componentUses: [Symbol]

  public let expressions: [Expression]
  public let operands: [UInt32]
  public let values: [Value]
  public let symbols: [Symbol]

  /// Every use of a name, in no particular order.
  public let references: [Reference]
  public let allowances: [Allowance]
  /// What the checker found, in the order of the file; the findings of the parser are in the tree.
  public let findings: [Finding]

  init(_ checker: consuming Checker) {
    file = checker.file
    tree = checker.tree
    imported = checker.imported
    imports = checker.imports
    names = checker.names
    screens = checker.screens
    components = checker.components
    enumerations = checker.enumerations
    enumCases = checker.enumCases
    constants = checker.constants
    variables = checker.variables
    parameters = checker.parameters
    actions = checker.actions
    tasks = checker.tasks
    loops = checker.loops
    eventParameters = checker.eventParameters
    fileAppearances = checker.fileAppearances
    appearances = checker.appearances
    elements = checker.elements
    properties = checker.properties
    handlers = checker.handlers
    constraints = checker.constraints
    componentUses = checker.componentUses
    expressions = checker.expressions
    operands = checker.operands
    values = checker.values
    symbols = checker.symbols
    references = checker.references
    allowances = checker.allowances
    findings = checker.findings.inOrder
  }
}

extension Program {
  /// The program of a file that this one can see, itself included.
  public func program(of file: FileID) -> Program? {
    file == self.file ? self : imported[file]
  }

  @inlinable public func element(_ id: ElementID) -> Element { elements[id.index] }
  @inlinable public func expression(_ id: ExpressionID) -> Expression { expressions[id.index] }

  /// The folded value of an expression; nil when it depends on what is only known while running.
  @inlinable public func constant(_ id: ExpressionID) -> Value? {
    let constant = expressions[id.index].constant
    return constant >= 0 ? values[Int(constant)] : nil
  }

  /// The direct children of an element.
  public func children(of id: ElementID) -> [ElementID] {
    var result: [ElementID] = []
    var index = id.index + 1
    let end = id.index + Int(elements[id.index].size)
    while index < end {
      result.append(ElementID(index))
      index += Int(elements[index].size)
    }
    return result
  }

  public func operandIDs(of expression: Expression) -> [ExpressionID] {
    operands[expression.operands].map { ExpressionID(Int($0)) }
  }

  /// The written name of an element, or nil.
  public func name(of element: Element) -> String? {
    element.nameToken >= 0 ? tree.name(ofToken: Int(element.nameToken)) : nil
  }

  public func text(_ name: NameID) -> String { names.text(name) }

  /// The bytes of a property's value; of the whole property when the value is missing.
  public func valueRange(of entry: PropertyEntry) -> Range<Int> {
    tree.range(of: Int(expressions[entry.expression.index].node))
  }
}
