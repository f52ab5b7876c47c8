import CtlDiagnostics
import CtlSyntax
import CtlText

/// The edits of a `.ctl` file. Each keeps the file well formed: lines stay indented, separators stay
/// right, comments stay where they are.
extension SyntaxOrigins {
  public func edits(for changes: [Change]) -> [Edit]? {
    var deleted: [OriginID] = []
    var result: [Edit] = []
    for change in changes {
      // What stands in another file has no edit here.
      switch change {
      case .replace(.none, _, _), .delete(.none), .deletePrimaryText(.none): return nil
      case .delete(let origin):
        deleted.append(origin)
        continue
      default: break
      }
      guard let edits = edits(for: change) else { return nil }
      result += edits
    }
    let edits = combined(deletions(of: deleted) + result)
    // Two changes of one place have no meaning together.
    let meets = zip(edits, edits.dropFirst()).contains {
      $0.location.range.upperBound > $1.location.range.lowerBound
    }
    return meets ? nil : edits
  }

  private func edits(for change: Change) -> [Edit]? {
    switch change {
    case .delete(let origin): return deletions(of: [origin])
    case .deleteDeclaration(let origin): return [edit(declarationRange(origin), "")]
    case .deleteItem(let index, let items): return [edit(itemRange(items, index), "")]
    case .deletePrimaryText(let origin): return [primaryTextDeletion(origin.node)]
    case .deleteAttribute(let range): return [attributeDeletion(range)]
    case .replace(let origin, let part, let text):
      let range = range(of: origin, part)
      return losesComment(origin, range, text) ? nil : [edit(range, text)]
    case .replaceBytes(let range, let text): return [edit(range, text)]
    case .add(let members, let element): return [addition(members, to: element.node)]
    case .addFirst(let member, let element): return [firstAddition(member, to: element.node)]
    case .addElement(let lines, let screen): return [elementAddition(lines, to: screen.node)]
    case .insert(let text, let element): return [insertion(text, before: element.node)]
    case .declare(let text, let body, let last):
      return declaration(text, in: body.node, after: last?.node).map { [$0] }
    case .addAccessibility(let member, let element):
      return [accessibilityAddition(member, to: element.node)]
    case .wrap(let first, let last, let blocks):
      return [wrapping(first.node, through: last.node, in: blocks)]
    case .addPriority(let priority, let constraint):
      let end = range(of: constraint, .whole).upperBound
      return [edit(end..<end, " @ \(priority)")]
    case .rewrite(let element, let changes): return rewriting(element.node, changes)
    }
  }

  /// The edits in order. An insertion whose place is deleted moves to the end of the deletion.
  private func combined(_ edits: [Edit]) -> [Edit] {
    edits.map { edit in
      let place = edit.location.range.lowerBound
      guard edit.location.range.isEmpty else { return edit }
      let ranges = edits.map(\.location.range)
      guard let deletion = ranges.first(where: { $0.lowerBound < place && place < $0.upperBound })
      else {
        // After the only member of a block, which is deleted, no separator is needed.
        let isFirst = ranges.contains {
          $0.upperBound == place && $0.lowerBound < place && beginsBlock($0.lowerBound)
        }
        return isFirst && edit.text.hasPrefix("; ")
          ? self.edit(place..<place, String(edit.text.dropFirst(2))) : edit
      }
      let end = deletion.upperBound
      return self.edit(
        end..<end, edit.text.hasPrefix("; ") ? edit.text.dropFirst(2) + " " : edit.text)
    }.sorted { $0.location < $1.location }
  }

  /// Whether only spaces are between the brace of a block and a place.
  private func beginsBlock(_ place: Int) -> Bool {
    tree.source.bytes[..<place].last { $0 != 0x20 } == 0x7B
  }

  func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(Location(tree.file, range), text)
  }

  // MARK: Lines

  /// The columns before the first word of a node's first line.
  func indentation(of node: Int) -> Int {
    let bytes = tree.source.bytes
    var start = tree.range(of: node).lowerBound
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end - start
  }

  var lineEnd: String { CtlText.lineEnd(of: tree.source.bytes) }

  /// Lines of text at a column; the first one is there already.
  func text(_ lines: [String], at column: Int) -> String {
    lines.joined(separator: lineEnd + spaces(column))
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
