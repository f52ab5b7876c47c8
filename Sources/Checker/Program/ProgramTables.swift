import CtlDiagnostics

/// The contents of a typed program: flat arrays with integer ids. A front end fills them in place,
/// and the program owns them. A new table is a field here and the code that fills it.
public struct ProgramTables: Sendable {
  public let file: FileID
  /// The module of the file; nil for the project that is looked at.
  public var module: String?
  /// Every program that this one can see, directly or through others, by file; itself not included.
  public var imported: [FileID: Program] = [:]
  /// The files that it imports itself and that import it, directly or through others.
  public var circleImports: Set<FileID> = []
  /// The files that it imports itself, in order.
  public var imports: [FileID] = []
  /// Every import that found its file, in order; one file may be imported twice.
  public var importSites: [ImportSite] = []
  /// The names that nothing it sees has.
  public var unknownNames: Set<String> = []
  /// The files that declare some of them.
  public var otherFiles: [FileID] = []
  /// The modules that it imports, in order.
  public var moduleImports: [ModuleImport] = []
  /// Its declarations that files of other modules may name.
  public var publicSymbols: Set<Symbol> = []
  public var names = Vocabulary.table

  public var screens: [Screen] = []
  public var components: [Component] = []
  public var enumerations: [Enumeration] = []
  public var enumCases: [EnumerationCase] = []
  public var records: [Record] = []
  public var fields: [RecordField] = []
  /// What fields are worked out by.
  public var computedValues: [ExpressionID] = []
  public var slots: [Slot] = []
  public var styles: [Style] = []
  /// The styles of the elements that name one.
  public var styleUses: [Symbol] = []
  public var constants: [Constant] = []
  public var variables: [Variable] = []
  /// What screens of the file give to the parameters of others, by variable; empty where none has one.
  public var givenToParameters: [[GivenValue]] = []
  public var parameters: [ParameterDeclaration] = []
  public var actions: [Action] = []
  public var tasks: [BackgroundTask] = []
  public var loops: [Loop] = []
  /// By element.
  public var localNames: [LocalName] = []
  /// The uses of functions that look at each item of a list.
  public var itemCalls: [ItemCall] = []
  /// The loops whose items those of `filter` are, by item; empty where no list is filtered.
  public var loopsOfItems: [Int32] = []
  public var eventParameters: [EventParameterDeclaration] = []
  /// The appearances of the whole file; those of screens are in their scopes.
  public var fileAppearances: [Int] = []
  public var appearances: [Appearance] = []
  public var samples: [Sample] = []
  public var sampleValues: [SampleValue] = []
  public var sampleTasks: [SampleTask] = []

  public var elements: [Element] = []
  public var properties: [PropertyEntry] = []
  public var handlers: [Handler] = []
  /// What the handlers do.
  public var steps: [Step] = []
  public var constraints: [Constraint] = []
  /// The components of the uses.
  public var componentUses: [Symbol] = []

  public var expressions: [Expression] = []
  public var operands: [UInt32] = []
  public var values: [Value] = []
  public var symbols: [Symbol] = []

  /// For a program that comes from a design tool; nil when the file has everything.
  public var design: Design?

  /// Every use of a name, in no particular order.
  public var references: [Reference] = []
  public var allowances: [Allowance] = []
  /// The findings of the parser and the checker, in the order of the file.
  public var findings: [Finding] = []
  /// Whether the parser found mistakes, so that the program may be incomplete.
  public var hasSyntaxMistakes = false

  init(_ file: FileID) { self.file = file }
}

extension ProgramTables {
  /// What a field is worked out by; nil for one that keeps a value.
  public func computedValue(ofField field: Int) -> ExpressionID? {
    let place = fields[field].computed
    return place < 0 ? nil : computedValues[Int(place)]
  }

  /// Where a symbol of this file is declared.
  public func origin(of symbol: Symbol) -> OriginID {
    let index = Int(symbol.index)
    return switch symbol.kind {
    case .variable: variables[index].origin
    case .constant: constants[index].origin
    case .parameter: parameters[index].origin
    case .loopVariable: loops[index].origin
    case .eventParameter: eventParameters[index].origin
    case .action: actions[index].origin
    case .task: tasks[index].origin
    case .element: elements[index].origin
    case .screen: screens[index].origin
    case .component: components[index].origin
    case .slot: slots[index].origin
    case .style: styles[index].origin
    case .enumeration: enumerations[index].origin
    case .enumCase: enumCases[index].origin
    case .record: records[index].origin
    case .field: fields[index].origin
    }
  }
}
