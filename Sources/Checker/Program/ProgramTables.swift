import CtlDiagnostics

/// What a typed program consists of: flat arrays with integer ids. A front end fills them in place,
/// and the program owns them. A new table is a field here and the code that fills it.
public struct ProgramTables: Sendable {
  public let file: FileID
  /// Every program that this one can see, directly or through others, by file; itself not included.
  public var imported: [FileID: Program] = [:]
  /// The files that it imports itself, in order.
  public var imports: [FileID] = []
  public var names = Vocabulary.table

  public var screens: [Screen] = []
  public var components: [Component] = []
  public var enumerations: [Enumeration] = []
  public var enumCases: [EnumerationCase] = []
  public var constants: [Constant] = []
  public var variables: [Variable] = []
  public var parameters: [ParameterDeclaration] = []
  public var actions: [Action] = []
  public var tasks: [BackgroundTask] = []
  public var loops: [Loop] = []
  public var eventParameters: [EventParameterDeclaration] = []
  /// The appearances of the whole file; those of screens are in their scopes.
  public var fileAppearances: [Int] = []
  public var appearances: [Appearance] = []

  public var elements: [Element] = []
  public var properties: [PropertyEntry] = []
  public var handlers: [Handler] = []
  public var constraints: [Constraint] = []
  /// The components that uses stand for.
  public var componentUses: [Symbol] = []

  public var expressions: [Expression] = []
  public var operands: [UInt32] = []
  public var values: [Value] = []
  public var symbols: [Symbol] = []

  /// Every use of a name, in no particular order.
  public var references: [Reference] = []
  public var allowances: [Allowance] = []
  /// What the checker found, in the order of the file; the findings of the parser are in the tree.
  public var findings: [Finding] = []

  init(_ file: FileID) { self.file = file }
}

extension ProgramTables {
  /// The token that names a symbol of this file; nil when it has no name.
  func nameToken(of symbol: Symbol) -> Int? {
    let index = Int(symbol.index)
    let token =
      switch symbol.kind {
      case .variable: variables[index].nameToken
      case .constant: constants[index].nameToken
      case .parameter: parameters[index].nameToken
      case .loopVariable: loops[index].nameToken
      case .eventParameter: eventParameters[index].nameToken
      case .action: actions[index].nameToken
      case .task: tasks[index].nameToken
      case .element: elements[index].nameToken
      case .screen: screens[index].nameToken
      case .component: components[index].nameToken
      case .enumeration: enumerations[index].nameToken
      case .enumCase: enumCases[index].nameToken
      }
    return token >= 0 ? Int(token) : nil
  }
}
