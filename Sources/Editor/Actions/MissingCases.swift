import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// The branches that a chain of `if x == .a` does not have yet, for the other cases of the enum.
  static let missingCases = CodeActionProvider { context in
    let tree = context.tree
    guard
      var start = context.path.lastIndex(where: {
        [.ifStatement, .elseClause].contains(tree.nodes[$0].kind)
      }),
      let head = tree.nodes[context.path[start]].kind == .ifStatement
        ? context.path[start] : tree.child(of: context.path[start], .ifStatement),
      context.range.lowerBound
        <= (tree.child(of: head, .block).map { tree.range(of: $0).lowerBound } ?? 0)
    else { return [] }
    // The beginning of the chain.
    if tree.nodes[context.path[start]].kind == .elseClause { start -= 1 }
    while start > 1, tree.nodes[context.path[start - 1]].kind == .elseClause { start -= 2 }
    let chain = Chain(first: context.path[start], tree: tree)
    guard let choice = context.choice(chain.conditions),
      let block = tree.child(of: chain.last, .block),
      tree.isClosed(block), tree.child(of: chain.last, .elseClause) == nil
    else { return [] }
    let cases = context.snapshot.cases(of: choice.type).filter { !choice.written.contains($0) }
    guard !cases.isEmpty else { return [] }
    let end = tree.range(of: block).upperBound
    let indentation = context.indentation(at: tree.range(of: chain.first).lowerBound)
    let newline = context.lineEnd
    let text = cases.map { name in
      " else if \(choice.subject) == .\(name.quotedIfKeyword) {\(newline)"
        + "\(indentation)  label \"\(name)\"\(newline)\(indentation)}"
    }.joined()
    return [
      CodeAction(
        title: Phrase(Message("add the missing cases", "补上缺少的成员")), kind: .rewrite,
        edits: [context.edit(end..<end, text, fields: cases.map { "\"\($0)\"" })])
    ]
  }

  /// An `if`, and the `else if` after it.
  private struct Chain {
    let first: Int
    private(set) var conditions: [Int] = []
    private(set) var last: Int
    let tree: SyntaxTree

    init(first: Int, tree: SyntaxTree) {
      self.first = first
      self.tree = tree
      last = first
      repeat {
        conditions += [tree.expression(in: last)].compactMap { $0 }
      } while moveOn()
    }

    private mutating func moveOn() -> Bool {
      guard let branch = tree.child(of: last, .elseClause),
        let inner = tree.child(of: branch, .ifStatement)
      else { return false }
      last = inner
      return true
    }
  }
}

extension ActionContext {
  /// What every condition compares with a case, and the cases that are there.
  fileprivate func choice(_ conditions: [Int]) -> (
    subject: String, type: Type, written: Set<String>
  )? {
    var subject: String?
    var type: Type?
    var written: Set<String> = []
    for condition in conditions {
      guard tree.nodes[condition].kind == .binaryExpression else { return nil }
      let sides = tree.children(of: condition).filter { tree.nodes[$0].kind.isExpression }
      guard sides.count == 2, isEquality(sides[0], sides[1]),
        let own = index.type(ofNode: sides[0]), own.isPlain, own.base == .enumeration
      else { return nil }
      let text = tree.text(of: sides[0])
      guard subject ?? text == text else { return nil }
      subject = text
      type = own
      written.insert(tree.name(ofToken: Int(tree.nodes[sides[1]].endToken) - 1))
    }
    guard let subject, let type else { return nil }
    return (subject, type, written)
  }

  private func isEquality(_ left: Int, _ right: Int) -> Bool {
    (Int(tree.nodes[left].endToken)..<Int(tree.nodes[right].firstToken)).contains {
      tree.tokenKinds[$0] == .equal
    }
  }
}

extension EditorSnapshot {
  /// The names of the cases of an enum.
  fileprivate func cases(of type: Type) -> [String] {
    guard let owner = program(type.file), Int(type.index) < owner.enumerations.count else {
      return []
    }
    return owner.enumerations[Int(type.index)].cases.map { owner.text(owner.enumCases[$0].name) }
  }
}
