import CtlText

/// JSON that is changed in places: unknown members are written as they were read.
indirect enum StringsFileValue: Sendable, Equatable {
  case string(String)
  /// A number, `true`, `false` or `null`, as written.
  case literal(String)
  case array([StringsFileValue])
  case object([Member])

  struct Member: Sendable, Equatable {
    var key: String
    var value: StringsFileValue
  }

  /// The depth is bounded by that of the reader.
  init(_ node: JSONNode, in bytes: [UInt8]) {
    if let text = node.string {
      self = .string(text)
    } else if let elements = node.elements {
      self = .array(elements.map { StringsFileValue($0, in: bytes) })
    } else if let members = node.members {
      self = .object(
        members.map { Member(key: $0.key.text, value: StringsFileValue($0.node, in: bytes)) })
    } else {
      self = .literal(String(decoding: bytes[node.range], as: UTF8.self))
    }
  }

  /// The members of an object; none for other values.
  var members: [Member] {
    get { if case .object(let members) = self { members } else { [] } }
    set { self = .object(newValue) }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A member of an object; nil when there is none. A write keeps its place; a new member comes
  /// last.
  subscript(key: String) -> StringsFileValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The file, as the editor of the format writes it: two columns for each level, a space on both
  /// sides of a colon, an empty line in an empty object or array.
  var bytes: [UInt8] {
    var text = ""
    write(to: &text, 0)
    return Array((text + "\n").utf8)
  }

  private func write(to text: inout String, _ depth: Int) {
    switch self {
    case .string(let string): text += StringsFileValue.quoted(string)
    case .literal(let literal): text += literal
    case .array(let elements):
      StringsFileValue.lines("[", "]", elements, to: &text, depth) { $0.write(to: &$1, depth + 1) }
    case .object(let members):
      StringsFileValue.lines("{", "}", members, to: &text, depth) { member, text in
        text += StringsFileValue.quoted(member.key) + " : "
        member.value.write(to: &text, depth + 1)
      }
    }
  }

  private static func lines<Item>(
    _ start: String, _ end: String, _ items: [Item], to text: inout String, _ depth: Int,
    _ write: (Item, inout String) -> Void
  ) {
    text += start + "\n"
    for (index, item) in items.enumerated() {
      text += String(repeating: "  ", count: depth + 1)
      write(item, &text)
      text += index == items.count - 1 ? "\n" : ",\n"
    }
    text += (items.isEmpty ? "\n" : "") + String(repeating: "  ", count: depth) + end
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
