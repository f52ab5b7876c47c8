import CtlDiagnostics

extension Program {
  /// A constant as a file writes it; nil for what no file can say.
  /// - Parameter other: Is asked first, also about what is in lists, records and ranges.
  public func spelled(
    _ value: Value, except other: (Value) -> String? = { _ in nil }
  ) -> String? {
    if let text = other(value) { return text }
    func all(_ values: [Value]) -> [String]? {
      let texts = values.compactMap { spelled($0, except: other) }
      return texts.count == values.count ? texts : nil
    }
    switch value {
    case .bool, .int, .double, .duration, .length: return value.text
    case .string(let text): return Value.quoted(text)
    case .date(let date): return Value.quoted(date.text)
    case .image(let image): return Value.quoted(image.name)
    case .color(let color): return color.hex
    case .font(let font): return font.text
    case .styled(let text, _): return spelled(text, except: other)
    case .member(let name): return "." + name
    case .none: return "nil"
    case .list(let items): return all(items).map { "[\($0.joined(separator: ", "))]" }
    case .range(let lower, let upper, let isClosed):
      return all([lower, upper])?.joined(separator: isClosed ? "..." : "..<")
    case .enumCase(let file, let index, let number):
      return enumCase(file, index, number).flatMap { item in
        program(of: file).map { "." + $0.text(item.name) }
      }
    case .record(let file, let index, let fields):
      guard let home = program(of: file), home.records.indices.contains(index),
        let texts = all(fields)
      else { return nil }
      let record = home.records[index]
      let members = zip(home.fields[record.fields], texts).map { field, text in
        "\(home.text(field.name)): \(text)"
      }
      return "\(home.text(record.name))(\(members.joined(separator: ", ")))"
    case .localized: return nil
    }
  }
}

extension Program {
  /// The enum of a type, with the program that declares it.
  package func enumeration(
    _ file: FileID, _ index: Int
  ) -> (program: Program, value: Enumeration)? {
    guard let program = program(of: file), program.enumerations.indices.contains(index) else {
      return nil
    }
    return (program, program.enumerations[index])
  }

  /// A case, by its number among those of its enum.
  package func enumCase(_ file: FileID, _ index: Int, _ number: Int) -> EnumerationCase? {
    guard let (program, enumeration) = enumeration(file, index),
      number >= 0, number < enumeration.cases.count
    else { return nil }
    return program.enumCases[enumeration.cases.lowerBound + number]
  }
}
