import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension EditorSnapshot {
  /// Every place that uses the name under the cursor, in the order of the files.
  public func references(
    at offset: Int, in file: FileID, includingDeclaration: Bool
  ) -> [Location] {
    guard case .symbol(let symbol)? = subject(at: offset, in: file)?.subject else { return [] }
    return occurrences(of: symbol).filter { includingDeclaration || $0.role != .declaration }
      .map(\.location)
  }

  /// Every place that names a symbol: those of its own file and of all files that see it.
  func occurrences(of symbol: Symbol) -> [(location: Location, role: Occurrence.Role)] {
    var result: [(location: Location, role: Occurrence.Role)] = []
    for id in filesSeeing(symbol) {
      guard let index = index(id) else { continue }
      for occurrence in index.occurrences where occurrence.symbol == symbol {
        result.append((index.tree.location(ofToken: Int(occurrence.token)), occurrence.role))
      }
    }
    return result
  }

  /// The files that may name a symbol, in order.
  func filesSeeing(_ symbol: Symbol) -> [FileID] {
    switch symbol.kind {
    case .task, .loopVariable, .eventParameter: [symbol.file]
    default:
      (0..<workspace.fileCount).map { FileID($0) }.filter { id in
        id == symbol.file || program(id)?.imported[symbol.file] != nil
      }
    }
  }
}

/// A place of the file that is marked because the cursor is on its name.
public struct Highlight: Sendable, Hashable {
  public let range: Range<Int>
  public let kind: Kind

  public enum Kind: Sendable { case text, read, write }
}

extension EditorSnapshot {
  /// The other places of the file with the same meaning: uses of a symbol, or the same property,
  /// kind or event.
  public func highlights(at offset: Int, in file: FileID) -> [Highlight] {
    guard let (subject, range) = subject(at: offset, in: file), let index = index(file) else {
      return []
    }
    switch subject {
    case .symbol(let symbol):
      return index.occurrences.filter { $0.symbol == symbol }.map { occurrence in
        Highlight(
          range: index.tree.tokenRange(Int(occurrence.token)),
          kind: occurrence.role == .read ? .read : .write)
      }
    case .kind(let kind): return words(kind.name, index, [.element, .name])
    case .event(let event, _): return words(event.name, index, [.name])
    case .keyword(let word): return keywords(word, range, index)
    default: return [Highlight(range: range, kind: .text)]
    }
  }

  /// The tokens with a spelling whose innermost node is of one of some kinds.
  private func words(_ word: String, _ index: FileIndex, _ kinds: Set<NodeKind>) -> [Highlight] {
    let tree = index.tree
    let bytes = Array(word.utf8)
    var result: [Highlight] = []
    for node in tree.nodes.indices where kinds.contains(tree.nodes[node].kind) {
      let token = wordToken(tree, node)
      let range = tree.tokenRange(token)
      guard range.count == bytes.count, tree.source.bytes[range].elementsEqual(bytes),
        index.occurrence(at: token) == nil
      else { continue }
      result.append(Highlight(range: range, kind: .text))
    }
    return result
  }

  /// `if` with its `else`.
  private func keywords(_ word: String, _ range: Range<Int>, _ index: FileIndex) -> [Highlight] {
    let tree = index.tree
    let path = tree.path(toToken: tree.token(at: range.lowerBound))
    guard word == "if" || word == "else",
      let statement = path.last(where: { tree.nodes[$0].kind == .ifStatement })
    else { return [Highlight(range: range, kind: .text)] }
    var result = [
      Highlight(range: tree.tokenRange(wordToken(tree, statement)), kind: .text)
    ]
    if let clause = tree.child(of: statement, .elseClause) {
      result.append(
        Highlight(range: tree.tokenRange(Int(tree.nodes[clause].firstToken)), kind: .text))
    }
    return result
  }
}
