import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A node of the outline of a file.
public struct DocumentSymbol: Sendable, Hashable {
  public let name: String
  /// A type, a kind, a title; empty when there is none.
  public let detail: String
  public let kind: SymbolKind
  /// The whole declaration.
  public let range: Range<Int>
  /// Its name, or its first word; inside `range`.
  public let selection: Range<Int>
  public let children: [DocumentSymbol]
  /// Whether it is of a kind that is only the old form of another one.
  public var isDeprecated = false
}

/// The sort of a symbol in an outline or a search.
public enum SymbolKind: Sendable, Hashable {
  case screen, component, enumeration, enumCase, record, field, variable, constant, action, task,
    element
  case appearance, condition, loop, slot, layout, constraint
}

extension EditorSnapshot {
  /// The outline of a file, as deep as its blocks.
  public func documentSymbols(in file: FileID) -> [DocumentSymbol] {
    if let symbols = designSymbols(in: file) { return symbols }
    guard let tree = program(file)?.tree else { return [] }
    return Outline(tree: tree).members(of: 0)
  }
}

private struct Outline {
  let tree: SyntaxTree

  func members(of node: Int) -> [DocumentSymbol] {
    tree.children(of: node).flatMap { symbols($0) }
  }

  private func block(_ node: Int) -> [DocumentSymbol] {
    tree.child(of: node, .block).map { members(of: $0) } ?? []
  }

  private func symbols(_ node: Int) -> [DocumentSymbol] {
    switch tree.nodes[node].kind {
    case .screenDeclaration:
      [
        named(
          node, .screen,
          [tree.child(of: node, .parameters).map { text($0) } ?? "", title(node)]
            .filter { !$0.isEmpty }.joined(separator: " "))
      ]
    case .componentDeclaration:
      [named(node, .component, tree.child(of: node, .parameters).map { text($0) } ?? "")]
    case .enumDeclaration: [enumeration(node)]
    case .enumCase: [named(node, .enumCase, title(node))]
    case .recordDeclaration: [named(node, .record, "")]
    case .recordField: [named(node, .field, type(node))]
    case .variableDeclaration: [named(node, .variable, type(node))]
    case .constantDeclaration: [named(node, .constant, type(node))]
    case .actionDeclaration, .eventDeclaration:
      [named(node, .action, tree.child(of: node, .parameters).map { text($0) } ?? "")]
    case .taskDeclaration:
      [named(node, .task, tree.child(of: node, .arguments).map { text($0) } ?? "")]
    case .element: [element(node)]
    case .property: tree.children(of: node).filter { tree.nodes[$0].kind == .element }.map(element)
    case .sampleDeclaration:
      [
        symbol(
          node, SampleDeclaration(unchecked: tree, node).title.map(text) ?? "sample", "sample",
          .appearance, [])
      ]
    case .appearanceDeclaration: [named(node, .appearance, "appearance")]
    case .ifStatement:
      [symbol(node, "if", condition(node), .condition, block(node))]
        + (tree.child(of: node, .elseClause).map { clause in
          tree.child(of: clause, .block) == nil
            ? members(of: clause) : [symbol(clause, "else", "", .condition, block(clause))]
        } ?? [])
    case .forStatement:
      [symbol(node, "for", tree.expression(in: node).map(text) ?? "", .loop, block(node))]
        + (tree.child(of: node, .elseClause).map {
          [symbol($0, "else", "", .condition, block($0))]
        } ?? [])
    case .slot: [named(node, .slot, "slot")]
    case .styleDeclaration: [named(node, .appearance, "style")]
    case .layout: [symbol(node, "layout", "", .layout, block(node))]
    case .constraint, .equation: [symbol(node, text(node), "", .constraint, [])]
    default: []
    }
  }

  /// `isOn`, `let chosen = accounts.first`
  private func condition(_ node: Int) -> String {
    let value = tree.expression(in: node).map(text) ?? ""
    let name = IfStatement(unchecked: tree, node).nameToken.map { tree.text(ofToken: $0) }
    return name.map { "let \($0) = \(value)" } ?? value
  }

  private func text(_ node: Int) -> String { tree.text(of: node).shortened(to: 60) }

  private func title(_ node: Int) -> String {
    Block(unchecked: tree, node).primaryText.map { text($0) } ?? ""
  }

  private func type(_ node: Int) -> String {
    tree.children(of: node).first { tree.nodes[$0].kind.isType }.map { text($0) } ?? ""
  }

  private func element(_ node: Int) -> DocumentSymbol {
    let word = wordToken(tree, node)
    let kind = tree.name(ofToken: word)
    let title = title(node)
    let token = tree.child(of: node, .name).map { Int(tree.nodes[$0].firstToken) }
    var symbol =
      if let token {
        make(
          node, tree.name(ofToken: token), title.isEmpty ? kind : "\(kind) \(title)", .element,
          tree.tokenRange(token), block(node))
      } else {
        make(node, kind, title, .element, tree.tokenRange(word), block(node))
      }
    symbol.isDeprecated = KindName(name: kind).map { Kind.named($0).isDeprecated } ?? false
    return symbol
  }

  /// The cases of an enum and their fields.
  private func enumeration(_ node: Int) -> DocumentSymbol {
    let word = tree.child(of: node, .name).map { Int(tree.nodes[$0].firstToken) }
    let token = word ?? wordToken(tree, node)
    let members = tree.child(of: node, .block).map { Array(tree.children(of: $0)) } ?? []
    return make(
      node, tree.name(ofToken: token), "", .enumeration, tree.tokenRange(token),
      members.flatMap { member in
        tree.nodes[member].kind == .constantDeclaration
          ? [named(member, .field, type(member))] : symbols(member)
      })
  }

  private func named(_ node: Int, _ kind: SymbolKind, _ detail: String) -> DocumentSymbol {
    let token = tree.child(of: node, .name).map { Int(tree.nodes[$0].firstToken) }
    let word = token ?? wordToken(tree, node)
    return make(node, tree.name(ofToken: word), detail, kind, tree.tokenRange(word), block(node))
  }

  private func symbol(
    _ node: Int, _ name: String, _ detail: String, _ kind: SymbolKind, _ children: [DocumentSymbol]
  ) -> DocumentSymbol {
    make(node, name, detail, kind, tree.tokenRange(wordToken(tree, node)), children)
  }

  private func make(
    _ node: Int, _ name: String, _ detail: String, _ kind: SymbolKind, _ selection: Range<Int>,
    _ children: [DocumentSymbol]
  ) -> DocumentSymbol {
    let range = tree.range(of: node)
    return DocumentSymbol(
      name: name.isEmpty ? "?" : name, detail: detail, kind: kind, range: range,
      selection: selection.clamped(to: range), children: children)
  }
}
