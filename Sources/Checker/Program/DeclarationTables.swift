import CtlDiagnostics
import CtlSyntax

/// What has the declarations of a file by their kinds: the checker while it works, and the program
/// that it makes.
public protocol DeclarationTables {
  var file: FileID { get }
  var tree: SyntaxTree { get }
  var imported: [FileID: Program] { get }
  var variables: [Variable] { get }
  var constants: [Constant] { get }
  var parameters: [ParameterDeclaration] { get }
  var loops: [Loop] { get }
  var eventParameters: [EventParameterDeclaration] { get }
  var actions: [Action] { get }
  var tasks: [BackgroundTask] { get }
  var elements: [Element] { get }
  var screens: [Screen] { get }
  var components: [Component] { get }
  var enumerations: [Enumeration] { get }
  var enumCases: [EnumerationCase] { get }
}

extension Checker: DeclarationTables {}
extension Program: DeclarationTables {}

extension DeclarationTables {
  /// Where a symbol of this file or an imported one is declared.
  public func declaration(of symbol: Symbol) -> Location? {
    if symbol.file != file { return imported[symbol.file]?.declaration(of: symbol) }
    return nameToken(of: symbol).map(tree.location(ofToken:))
  }

  /// The token that names a symbol of this file; nil when it has no name.
  public func nameToken(of symbol: Symbol) -> Int? {
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
