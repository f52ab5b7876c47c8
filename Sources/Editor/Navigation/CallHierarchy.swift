import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A node of the hierarchy of uses: a screen or component; an action or task, and an element that sends
/// or shows it.
public struct HierarchyItem: Sendable, Hashable {
  public let name: String
  public let kind: SymbolKind
  /// The name.
  public let location: Location
  /// The whole declaration.
  public let extent: Range<Int>
}

/// A step of the hierarchy, with the places that make it.
public struct HierarchyCall: Sendable, Hashable {
  public let item: HierarchyItem
  /// In the file of the one that uses the other.
  public let places: [Location]
}

extension EditorSnapshot {
  /// The screen, component, action or task under the cursor; away from any name, the screen or component
  /// around the cursor.
  public func hierarchyItem(at offset: Int, in file: FileID) -> HierarchyItem? {
    if case .symbol(let symbol)? = subject(at: offset, in: file)?.subject {
      switch symbol.kind {
      case .component, .screen, .action, .task: return item(symbol)
      case .element:
        guard let program = program(symbol.file) else { return nil }
        let element = program.elements[Int(symbol.index)]
        guard element.form == .componentUse, element.payload >= 0 else { break }
        return item(program.componentUses[Int(element.payload)])
      default: break
      }
    }
    guard let tree = program(file)?.tree, offset >= 0, offset <= tree.source.bytes.count else {
      return nil
    }
    return owner(ofToken: tree.token(at: offset), in: file).flatMap { item($0) }
  }

  /// The element around a place, as an earlier answer named it.
  public func elementItem(at offset: Int, in file: FileID) -> HierarchyItem? {
    guard let tree = program(file)?.tree, offset >= 0, offset <= tree.source.bytes.count else {
      return nil
    }
    return element(ofToken: tree.token(at: offset), in: file)
  }

  /// The screens and components that use one; the elements that send an action or show a task, and the
  /// screen whose handlers do; the screen or component of an element.
  public func incomingCalls(of item: HierarchyItem) -> [HierarchyCall] {
    if item.kind == .element {
      guard let tree = program(item.location.file)?.tree,
        let owner = owner(
          ofToken: tree.token(at: item.location.range.lowerBound), in: item.location.file)
      else { return [] }
      return calls([owner], [owner: [item.location]])
    }
    guard let symbol = symbol(of: item) else { return [] }
    if symbol.kind == .action || symbol.kind == .task { return senders(of: symbol) }
    var order: [Symbol] = []
    var places: [Symbol: [Location]] = [:]
    for (place, role) in occurrences(of: symbol) where role != .declaration {
      guard let tree = program(place.file)?.tree,
        let user = owner(ofToken: tree.token(at: place.range.lowerBound), in: place.file)
      else { continue }
      if places[user] == nil { order.append(user) }
      places[user, default: []].append(place)
    }
    return calls(order, places)
  }

  /// The components that one uses, the screens that it leads to, and the actions and tasks of its own
  /// handlers.
  public func outgoingCalls(of item: HierarchyItem) -> [HierarchyCall] {
    guard let index = index(item.location.file) else { return [] }
    var order: [Symbol] = []
    var places: [Symbol: [Location]] = [:]
    for occurrence in index.occurrences where occurrence.role != .declaration {
      let symbol = occurrence.symbol
      switch symbol.kind {
      case .component, .screen: break
      case .action, .task:
        // A screen sends what its own handlers send.
        let token = Int(occurrence.token)
        if item.kind != .element, !isSentByScreen(token, item.location.file) { continue }
      default: continue
      }
      let place = index.tree.location(ofToken: Int(occurrence.token))
      guard item.extent.contains(place.range.lowerBound) else { continue }
      if places[symbol] == nil { order.append(symbol) }
      places[symbol, default: []].append(place)
    }
    return calls(order, places)
  }

  private func senders(of symbol: Symbol) -> [HierarchyCall] {
    var order: [HierarchyItem] = []
    var places: [HierarchyItem: [Location]] = [:]
    for (place, role) in occurrences(of: symbol) where role != .declaration {
      guard let tree = program(place.file)?.tree,
        let sender = sender(ofToken: tree.token(at: place.range.lowerBound), in: place.file)
      else { continue }
      if places[sender] == nil { order.append(sender) }
      places[sender, default: []].append(place)
    }
    return order.map { HierarchyCall(item: $0, places: places[$0] ?? []) }
  }

  /// The element that names an action or a task, or the screen whose handler does.
  private func sender(ofToken token: Int, in file: FileID) -> HierarchyItem? {
    if let element = element(ofToken: token, in: file) { return element }
    guard isSentByScreen(token, file) else { return nil }
    return owner(ofToken: token, in: file).flatMap { item($0) }
  }

  /// Whether a step of a handler of the screen itself has a token; the event of a handler is no step.
  private func isSentByScreen(_ token: Int, _ file: FileID) -> Bool {
    guard let tree = program(file)?.tree else { return false }
    let kinds = tree.path(toToken: token).map { tree.nodes[$0].kind }
    return kinds.contains(.handler) && !kinds.contains(.element)
      && kinds.suffix(2) != [.handler, .name]
  }

  /// The innermost element around a token, named by its head: `button "Stop"`.
  private func element(ofToken token: Int, in file: FileID) -> HierarchyItem? {
    guard let tree = program(file)?.tree,
      let node = tree.path(toToken: token).last(where: { tree.nodes[$0].kind == .element })
    else { return nil }
    let extent = tree.range(of: node)
    let word = tree.tokenRange(wordToken(tree, node))
    let block = tree.child(of: node, .block).map { tree.range(of: $0).lowerBound }
    let head = tree.source.string(
      word.lowerBound..<max(word.upperBound, block ?? extent.upperBound))
    let line = head.prefix { !$0.isNewline }.prefix(60)
    let name = line.reversed().drop { $0 == " " }.reversed()
    return HierarchyItem(
      name: String(name), kind: .element, location: Location(file, word), extent: extent)
  }

  private func calls(_ order: [Symbol], _ places: [Symbol: [Location]]) -> [HierarchyCall] {
    order.compactMap { symbol in
      item(symbol).map { HierarchyCall(item: $0, places: places[symbol] ?? []) }
    }
  }

  func item(_ symbol: Symbol) -> HierarchyItem? {
    guard let target = target(symbol, 0..<0), let name = name(of: symbol) else { return nil }
    let kind: SymbolKind =
      switch symbol.kind {
      case .screen: .screen
      case .action: .action
      case .task: .task
      default: .component
      }
    return HierarchyItem(
      name: name, kind: kind, location: target.location, extent: target.extent)
  }

  func symbol(of item: HierarchyItem) -> Symbol? {
    guard let index = index(item.location.file),
      item.location.range.upperBound <= index.tree.source.bytes.count
    else { return nil }
    return index.occurrence(at: index.tree.token(at: item.location.range.lowerBound))?.symbol
  }

  /// The screen or component around a token.
  private func owner(ofToken token: Int, in file: FileID) -> Symbol? {
    guard let program = program(file) else { return nil }
    let path = program.tree.path(toToken: token)
    guard path.count > 1 else { return nil }
    let origin = OriginID(node: path[1])
    if let index = program.screens.firstIndex(where: { $0.origin == origin }) {
      return Symbol(.screen, file, index)
    }
    return program.components.firstIndex { $0.origin == origin && $0.name != nil }.map {
      Symbol(.component, file, $0)
    }
  }
}
