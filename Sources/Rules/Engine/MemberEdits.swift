import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// Fixes that change several members of an element at once.
extension Control {
  private var tree: SyntaxTree { program.tree }

  /// The edits that delete, replace and add members, given as syntax nodes; nil when the block is
  /// broken or holds comments that would be lost.
  func memberEdits(
    deleting: Set<Int> = [], replacing: [Int: String] = [:], adding: [String] = []
  ) -> [Edit]? {
    guard let block = tree.child(of: element.origin.node, .block) else {
      guard deleting.isEmpty, replacing.isEmpty else { return nil }
      let end = tree.range(of: element.origin.node).upperBound
      return adding.isEmpty ? [] : [edit(end..<end, " { \(adding.joined(separator: "; ")) }")]
    }
    let members = Array(tree.children(of: block))
    let node = tree.nodes[block]
    guard !node.flags.contains(.hasError) else { return nil }
    let tokens = tree.tokenKinds[Int(node.firstToken)..<Int(node.endToken)]
    if !tokens.contains(.newline) {
      if tokens.contains(.blockComment) { return nil }
      let texts =
        members.filter { !deleting.contains($0) }.map { replacing[$0] ?? tree.text(of: $0) }
        + adding
      let before = tree.significant(before: Int(node.firstToken)) ?? Int(node.firstToken)
      if texts.isEmpty {
        let start = tree.tokenRange(before).upperBound
        return [edit(start..<tree.range(of: block).upperBound, "")]
      }
      return [edit(tree.range(of: block), "{ \(texts.joined(separator: "; ")) }")]
    }
    var edits = replacing.filter { !deleting.contains($0.key) }
      .map { edit(tree.range(of: $0.key), $0.value) }
    // Neighbours on one line are deleted as one, so that one separator goes with them.
    var run: Range<Int>?
    for member in members.filter(deleting.contains) {
      let range = tree.range(of: member)
      if let open = run, isOnlySeparators(open.upperBound..<range.lowerBound) {
        run = open.lowerBound..<range.upperBound
      } else {
        if let run { edits.append(edit(memberRange(run), "")) }
        run = range
      }
    }
    if let run { edits.append(edit(memberRange(run), "")) }
    if !adding.isEmpty {
      let indentation = String(repeating: " ", count: self.indentation + 2)
      edits.append(addition(adding.joined(separator: "\n" + indentation)))
    }
    return edits.sorted { $0.location < $1.location }
  }

  private func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(Location(program.file, range), text)
  }

  private func isOnlySeparators(_ range: Range<Int>) -> Bool {
    tree.source.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x3B }
  }

  /// Puts another kind in the place of this one: keeps what the new kind knows, drops the rest.
  /// Nil when that would break what the app relies on: a binding or an event that the new kind
  /// lacks, unless it is named in `dropping`, or elements inside that it cannot hold.
  func changeKind(
    to name: KindName, dropping: Set<PropertyName> = [], replacing: [Int: String] = [:],
    adding: [String] = [], droppingHandlers: Bool = false
  ) -> Fix? {
    let kind = Kind.named(name)
    var deleted: Set<Int> = []
    var edits = [Edit(location(.kind), name.name)]
    for written in allWritten where written.entry.group == .own {
      let node = written.entry.origin.node
      let property = kind.property(named: written.name)
      let isKept =
        !dropping.contains(written.name) && property?.access == .settable
        && property?.keying == Kind.named(self.kind).property(named: written.name)?.keying
        && (!written.isBinding || property?.isBindable == true)
      if isKept, written.entry.form != .primaryText || kind.primaryText == written.name { continue }
      if replacing[node] != nil { continue }
      if written.isBinding, !dropping.contains(written.name) { return nil }
      if written.entry.form == .primaryText {
        guard let before = tree.significant(before: Int(tree.nodes[node].firstToken)) else {
          return nil
        }
        let start = tree.tokenRange(before).upperBound
        edits.append(edit(start..<tree.range(of: node).upperBound, ""))
      } else {
        deleted.insert(node)
      }
    }
    for handler in handlers {
      if let event = handler.event, kind.events.events.contains(event) { continue }
      guard droppingHandlers else { return nil }
      deleted.insert(handler.origin.node)
    }
    if let block = tree.child(of: element.origin.node, .block), kind.children == .none,
      tree.children(of: block).contains(where: {
        [.element, .ifStatement, .forStatement].contains(tree.nodes[$0].kind)
      })
    {
      return nil
    }
    guard let members = memberEdits(deleting: deleted, replacing: replacing, adding: adding) else {
      return nil
    }
    edits += members
    return Fix(
      Message("change it to `{kind}`", "改为 `{kind}`")(["kind": .text(name.name)]), .suggestion,
      edits.sorted { $0.location < $1.location })
  }

  /// Whether something besides its own text names it, so that it keeps its name as another kind.
  var isNamedFromOutside: Bool {
    written(.describedBy) != nil || written(.label, .accessibility) != nil
      || nearest(.row)?.written(.title) != nil
  }
}

extension Control {
  /// Puts the element into new blocks, the outermost first: `table`, `row`.
  func wrap(in blocks: [String]) -> Fix {
    let newline = usesCRLF ? "\r\n" : "\n"
    let pad = String(repeating: " ", count: indentation)
    func deeper(_ level: Int) -> String { pad + String(repeating: "  ", count: level) }
    let lines = program.tree.text(of: element.origin.node)
      .split(separator: newline, omittingEmptySubsequences: false)
    let inner = String(repeating: "  ", count: blocks.count)
    var text = ""
    for (level, block) in blocks.enumerated() {
      text += (level == 0 ? "" : deeper(level)) + block + " {" + newline
    }
    for (index, line) in lines.enumerated() {
      text += (index == 0 ? deeper(blocks.count) : line.isEmpty ? "" : inner) + line + newline
    }
    for level in blocks.indices.reversed() {
      text += deeper(level) + "}" + (level == 0 ? "" : newline)
    }
    let words = blocks.map { "`\($0)`" }
    return Fix(
      Message("put it in {blocks}", "放入{blocks}")(["blocks": .text(words.joined(separator: " "))]),
      .suggestion, [Edit(program.tree.location(of: element.origin.node), text)])
  }
}
