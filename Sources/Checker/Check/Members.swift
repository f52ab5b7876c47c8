import CtlDiagnostics

/// Members of declarations by their names: cases of enums, fields of records, parameters of components,
/// actions and screens.
extension Checker {
  /// A run of members that has been sorted by name, because it is long.
  struct MemberList: Hashable {
    enum Kind { case enumCase, parameter, field, slot, variable, action }
    let kind: Kind
    let file: FileID
    let first: Int
  }

  /// The index of the member with a name, or without one; the first when there are several.
  /// `program` has them when the file itself does not.
  mutating func member(
    _ name: NameID?, of range: Range<Int>, _ kind: MemberList.Kind, in program: Program?
  ) -> Int? {
    var key = name
    if let name {
      key = id(name, in: program)
      if key == nil { return nil }
    }
    if range.count <= 16 { return range.first { memberName($0, kind, program) == key } }
    let list = MemberList(kind: kind, file: program?.file ?? file, first: range.lowerBound)
    if memberIndexes[list] == nil {
      memberIndexes[list] = Dictionary(
        range.map { (memberName($0, kind, program)?.index ?? -1, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    return memberIndexes[list]?[key?.index ?? -1]
  }

  private func memberName(_ index: Int, _ kind: MemberList.Kind, _ program: Program?) -> NameID? {
    switch kind {
    case .enumCase: program?.enumCases[index].name ?? tables.enumCases[index].name
    case .field: program?.fields[index].name ?? tables.fields[index].name
    case .parameter: program?.parameters[index].name ?? tables.parameters[index].name
    case .slot: program.map { $0.slots[index].name } ?? tables.slots[index].name
    case .action: program?.actions[index].name ?? tables.actions[index].name
    case .variable: program?.variables[index].name ?? tables.variables[index].name
    }
  }

  /// The id of a name in the table of another program; nil if it has none.
  private func id(_ name: NameID, in program: Program?) -> NameID? {
    guard let program else { return name }
    return tables.names.withBytes(of: name) { program.names.find($0) }
  }

  /// `bestQuality` for people: "Best Quality".
  func words(_ name: String) -> String {
    var result = ""
    for character in name {
      if result.isEmpty {
        result += character.uppercased()
      } else if character.isUppercase, result.last?.isLowercase == true {
        result += " \(character)"
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension Program {
  /// A named element of a screen, as other files see it.
  func element(named name: String, ofScreen index: Int) -> Symbol? {
    let root = tables.screens[index].root.index
    guard let name = tables.names.find(name) else { return nil }
    let elements = root..<root + Int(tables.elements[root].size)
    return elements.first { tables.elements[$0].name == name }
      .map { Symbol(.element, tables.file, $0) }
  }
}
