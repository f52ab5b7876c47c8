import CtlCatalogue
import CtlChecker

/// Types of the language as types of Swift.
struct TypeSpelling {
  let files: FileTable

  func name(_ type: Type) -> String {
    if type.isList { return "[\(name(type.element))]" }
    if type.isOptional { return name(type.element) + "?" }
    if type.isRange { return "ClosedRange<\(name(type.element))>" }
    switch type.base {
    case .bool: return "Bool"
    case .int: return "Int"
    case .double, .length: return "Double"
    case .color: return "Color"
    case .image: return "ImageReference"
    case .date: return "DateTime"
    case .duration: return "Duration"
    case .font: return "Font"
    case .run: return "StyledText.Run"
    case .enumeration:
      let names = files.names(of: type.file)?.enumerations ?? []
      return Int(type.index) < names.count ? names[Int(type.index)] : "String"
    case .record:
      let names = files.names(of: type.file)?.records ?? []
      return Int(type.index) < names.count ? names[Int(type.index)] : "String"
    case .member, .durationOrMember: return type.caseSet?.swiftName ?? "String"
    case .reference: return "Reference"
    case .view: return "AccessoryView"
    case .offset: return "Offset"
    case .string, .poison, .anyMember, .nothing, .anything: return "String"
    }
  }

  /// The default value of a type.
  func defaultValue(_ type: Type) -> String {
    if type.isList { return "[]" }
    if type.isOptional { return "nil" }
    if type.isRange {
      return "span(\(defaultValue(type.element)), through: \(defaultValue(type.element)))"
    }
    switch type.base {
    case .bool: return "false"
    case .int, .double, .length: return "0"
    case .color: return "Color.black"
    case .date: return "DateTime.now()"
    case .duration: return "Duration.zero"
    case .font: return "Font.body"
    case .run: return "StyledText.Run(\"\")"
    case .enumeration:
      let names = files.names(of: type.file)
      guard let names, Int(type.index) < names.cases.count else { return "\"\"" }
      let first = names.cases[Int(type.index)].first ?? "none"
      return "\(names.enumerations[Int(type.index)]).\(Identifier.memberName(first))"
    case .record: return record(type)
    case .offset: return "Offset.zero"
    case .view: return "AccessoryView.clearButton"
    case .member, .durationOrMember:
      return "."
        + Identifier.memberName(type.caseSet?.members.first.map(KindSpelling.member) ?? "none")
    case .image, .reference, .string, .poison, .anyMember, .nothing, .anything: return "\"\""
    }
  }
}

extension TypeSpelling {
  /// A record whose fields have their defaults or those of their types.
  private func record(_ type: Type) -> String {
    guard let (home, record) = files.program.record(of: type),
      let names = files.names(of: type.file), Int(type.index) < names.fields.count
    else { return "\"\"" }
    let arguments = zip(home.fields[record.fields], names.fields[Int(type.index)])
      .filter { field, _ in field.defaultValue == nil && !field.type.isOptional }
      .map { field, name in
        "\(Identifier.argument(name)): \(defaultValue(field.type))"
      }
    return "\(names.records[Int(type.index)])(\(arguments.joined(separator: ", ")))"
  }
}

extension Identifier {
  /// After a dot only one word of Swift needs quotes.
  static func memberName(_ name: String) -> String { name == "init" ? "`init`" : name }
}
