import CtlDiagnostics

extension Fix {
  /// Adds an insertion. Where a deletion takes its place away, it moves behind the deletion.
  mutating func insert(_ edit: Edit) {
    var edit = edit
    let place = edit.location.range.lowerBound
    for other in edits
    where other.location.file == edit.location.file && other.location.range.lowerBound < place
      && place < other.location.range.upperBound
    {
      let end = other.location.range.upperBound
      let text = edit.text.hasPrefix("; ") ? edit.text.dropFirst(2) + " " : edit.text[...]
      edit = Edit(Location(edit.location.file, end..<end), String(text))
    }
    edits.append(edit)
    edits.sort { $0.location < $1.location }
  }
}

extension Control {
  /// The edit that adds several members to the element.
  func addition(_ members: [String]) -> Edit {
    let joined = members.joined(separator: "; ")
    let edit = addition(joined)
    guard members.count > 1, edit.text.hasSuffix("\n"),
      let member = edit.text.firstRange(of: joined)
    else { return edit }
    // A line each.
    let indentation = edit.text[..<member.lowerBound]
    let lineEnd = edit.text[member.upperBound...]
    return Edit(edit.location, members.map { "\(indentation)\($0)\(lineEnd)" }.joined())
  }

  /// The edit that puts an element before this one: on a line of its own, or on the same line.
  func insertionBefore(_ text: String) -> Edit {
    let bytes = program.tree.source.bytes
    let start = program.tree.range(of: element.origin.node).lowerBound
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 {
      lineStart -= 1
    }
    let location = Location(program.file, start..<start)
    guard lineStart == 0 || bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D else {
      return Edit(location, "\(text); ")
    }
    let indentation = program.tree.source.string(lineStart..<start)
    return Edit(location, "\(text)\n\(indentation)")
  }
}
