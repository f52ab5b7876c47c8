import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A place to jump to.
public struct Target: Sendable, Hashable {
  /// The bytes of the word at the cursor.
  public let origin: Range<Int>
  /// The declared name.
  public let location: Location
  /// The whole declaration.
  public let extent: Range<Int>
}

extension EditorSnapshot {
  /// Where the name under the cursor is declared, the file that an import names, or those of a module.
  public func definition(at offset: Int, in file: FileID) -> [Target] {
    guard let (subject, range) = subject(at: offset, in: file) else { return [] }
    switch subject {
    case .symbol(let symbol):
      // `$0` is declared nowhere.
      guard let found = target(symbol, range), !isItem(found.location) else { return [] }
      return [found]
    case .importPath(let target?):
      return [Target(origin: range, location: Location(target, 0..<0), extent: 0..<0)]
    case .module(let name):
      return (workspace.modules[name]?.files ?? []).compactMap { path in
        workspace.file(at: path).map {
          Target(origin: range, location: Location($0, 0..<0), extent: 0..<0)
        }
      }
    default: return []
    }
  }

  private func isItem(_ place: Location) -> Bool {
    guard let source = program(place.file)?.tree.source else { return false }
    return source.string(place.range).hasPrefix("$")
  }

  /// The same as the definition: the language has no separate declarations.
  public func declaration(at offset: Int, in file: FileID) -> [Target] {
    definition(at: offset, in: file)
  }

  /// The enum of a value, the component of a use, or else the definition.
  public func typeDefinition(at offset: Int, in file: FileID) -> [Target] {
    guard case .symbol(let symbol)? = subject(at: offset, in: file)?.subject,
      let range = subject(at: offset, in: file)?.range
    else { return [] }
    switch symbol.kind {
    case .enumCase:
      return enumeration(ofCase: symbol).flatMap { target($0, range) }.map { [$0] } ?? []
    case .enumeration, .record, .component, .screen: return target(symbol, range).map { [$0] } ?? []
    case .element:
      guard let program = program(symbol.file) else { return [] }
      let element = program.elements[Int(symbol.index)]
      guard element.form == .componentUse, element.payload >= 0 else { return [] }
      return target(program.componentUses[Int(element.payload)], range).map { [$0] } ?? []
    default:
      guard var type = type(of: symbol) else { return [] }
      while !type.isPlain { type = type.element }
      guard type.base == .enumeration || type.base == .record else { return [] }
      let owner = Symbol(
        type.base == .record ? .record : .enumeration, type.file, Int(type.index))
      return target(owner, range).map { [$0] } ?? []
    }
  }

  /// The uses of a component, the handlers that call an action, the bindings and the steps that change
  /// a variable, the steps that open a screen and the tabs that hold it.
  public func implementations(at offset: Int, in file: FileID) -> [Target] {
    guard let (subject, range) = subject(at: offset, in: file), case .symbol(let symbol) = subject
    else { return [] }
    return occurrences(of: symbol).compactMap { place, role in
      guard let tree = program(place.file)?.tree else { return nil }
      let path = tree.path(toToken: tree.token(at: place.range.lowerBound))
      let wanted: Set<NodeKind>
      switch symbol.kind {
      case .component, .slot: wanted = [.element]
      case .action, .task: wanted = [.handler]
      case .screen: wanted = [.opening, .property]
      case .style: wanted = [.property]
      case .variable, .parameter, .loopVariable:
        wanted = [.binding, .assignment, .change, .argument]
      default: return nil
      }
      guard role == (wanted.contains(.binding) ? .write : .read),
        let node = path.last(where: { wanted.contains(tree.nodes[$0].kind) })
      else { return nil }
      return Target(origin: range, location: place, extent: tree.range(of: node))
    }
  }

  func target(_ symbol: Symbol, _ origin: Range<Int>) -> Target? {
    guard let place = declaration(of: symbol), let tree = program(place.file)?.tree else {
      return nil
    }
    let extent = node(of: symbol).map { tree.range(of: $0) } ?? place.range
    let holds =
      extent.lowerBound <= place.range.lowerBound && place.range.upperBound <= extent.upperBound
    return Target(origin: origin, location: place, extent: holds ? extent : place.range)
  }
}
