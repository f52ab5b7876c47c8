import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// The fixes that rules are made of. Each keeps the file well formed: lines stay indented, separators
/// stay right, comments stay where they are.
extension Control {
  private var tree: SyntaxTree { program.tree }

  private func edit(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(Location(program.file, range), text)
  }

  // MARK: Deleting

  /// Deletes a property.
  func delete(_ written: Written, _ safety: Safety = .safe) -> Fix {
    Fix(
      Message("delete `{name}`", "删除 `{name}`")(["name": .text(written.name.name)]), safety,
      [edit(memberRange(written.entry.origin.node), "")])
  }

  func delete(_ handler: Handler, _ safety: Safety = .safe) -> Fix {
    Fix(
      Message("delete the handler", "删除事件处理")(), safety,
      [edit(memberRange(handler.origin.node), "")])
  }

  /// Deletes the whole element.
  func deleteElement(_ safety: Safety = .suggestion) -> Fix {
    Fix(
      Message("delete this `{kind}`", "删除此 `{kind}`")(["kind": .text(kind.name)]), safety,
      [edit(memberRange(element.origin.node), "")])
  }

  /// The bytes to delete so that a member is gone.
  func memberRange(_ node: Int) -> Range<Int> { memberRange(tree.range(of: node)) }

  /// The same for several neighbours.
  func memberRange(_ range: Range<Int>) -> Range<Int> { tree.deletionRange(range) }

  // MARK: Changing

  /// Puts another value into a property.
  func replaceValue(_ written: Written, with text: String, _ safety: Safety = .safe) -> Fix {
    Fix(
      Message("set `{name}` to `{value}`", "将 `{name}` 设为 `{value}`")(
        ["name": .text(written.name.name), "value": .text(text)]), safety,
      [Edit(written.valueLocation, text)])
  }

  /// Puts another kind in the place of this one.
  func changeKind(to kind: KindName, _ safety: Safety = .suggestion) -> Fix {
    Fix(
      Message("change it to `{kind}`", "改为 `{kind}`")(["kind": .text(kind.name)]), safety,
      [Edit(location(.kind), kind.name)])
  }

  /// Exchanges the values of two properties.
  func swap(_ first: Written, _ second: Written, _ safety: Safety = .suggestion) -> Fix {
    let edits = [
      Edit(first.valueLocation, second.valueText), Edit(second.valueLocation, first.valueText),
    ]
    return Fix(
      Message("exchange `{first}` and `{second}`", "交换 `{first}` 与 `{second}`")([
        "first": .text(first.name.name), "second": .text(second.name.name),
      ]), safety, edits.sorted { $0.location < $1.location })
  }

  /// Sets a property, whether it is written already or not.
  func set(_ name: PropertyName, to text: String, _ safety: Safety = .safe) -> Fix {
    if let written = written(name), written.entry.form == .property {
      return replaceValue(written, with: text, safety)
    }
    return Fix(
      Message("add `{member}`", "加上 `{member}`")(["member": .text("\(name.name): \(text)")]),
      safety, [addition("\(name.name): \(text)")])
  }

  /// Adds a member, such as a handler.
  func add(_ member: String, _ safety: Safety = .suggestion) -> Fix {
    Fix(
      Message("add `{member}`", "加上 `{member}`")(["member": .text(member)]), safety,
      [addition(member)])
  }

  // MARK: Adding

  /// The edit that adds a member to the element: as the last line of its block, inside a block on
  /// one line, or in a new block.
  func addition(_ member: String) -> Edit {
    let node = element.origin.node
    guard let block = tree.child(of: node, .block) else {
      let end = tree.range(of: node).upperBound
      return edit(end..<end, " { \(member) }")
    }
    let range = tree.range(of: block)
    let bytes = tree.source.bytes
    let hasMembers = tree.nodes[block].size > 1
    let isOneLine = !bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
    if !hasMembers, isOneLine { return edit(range, "{ \(member) }") }
    guard range.count >= 2, bytes[range.upperBound - 1] == 0x7D else {
      return edit(range.lowerBound + 1..<range.lowerBound + 1, " \(member) ")
    }
    if isOneLine {
      var end = range.upperBound - 1
      while end > range.lowerBound + 1, bytes[end - 1] == 0x20 { end -= 1 }
      return edit(end..<end, "; \(member)")
    }
    // Before the line of the closing brace.
    var start = range.upperBound - 1
    while start > range.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    let closesOwnLine = bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    let indentation = String(repeating: " ", count: self.indentation + 2)
    let lineEnd = usesCRLF ? "\r\n" : "\n"
    if closesOwnLine { return edit(start..<start, "\(indentation)\(member)\(lineEnd)") }
    return edit(start..<start, "; \(member)")
  }

  /// The columns before the first word of the element's line.
  var indentation: Int {
    let bytes = tree.source.bytes
    var start = tree.range(of: element.origin.node).lowerBound
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end - start
  }

  var usesCRLF: Bool {
    guard let newline = tree.source.bytes.firstIndex(of: 0x0A) else { return false }
    return newline > 0 && tree.source.bytes[newline - 1] == 0x0D
  }
}
