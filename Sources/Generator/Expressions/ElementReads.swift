import CtlCatalogue
import CtlChecker

/// `airplane.isOn`: properties of elements as values.
extension CodeScope {
  func elementProperty(_ expression: Expression) -> Code {
    let type = expression.type
    guard let read = ElementRead(program, expression) else {
      return Code(types.defaultValue(type))
    }
    // A bound property has the value of its variable.
    if let bound = read.bound {
      let value = code(bound)
      return program.expression(bound).type == type ? value : value.wrapped(in: "Double")
    }
    let element = program.elements[read.index]
    if read.property == .tintColor, names?.references[read.index] != nil,
      Kind.named(element.kind).role != .part
    {
      return Code("interface.tree.effectiveTint(of: \(reference(read.index)))")
        .coalescing(".systemTint")
    }
    if let control = KindSpelling.type(of: element) {
      return live(control, read.index, element.kind, read.property, type)
    }
    return Kind.named(element.kind).role == .container
      ? container(read.index, element.kind, read.property, type)
      : described(read.entry, element.kind, read.property, type)
  }

  private func container(
    _ index: Int, _ kind: KindName, _ name: PropertyName, _ type: Type
  ) -> Code {
    guard names?.references[index] != nil, kind != .screen else {
      return defaultCode(kind, name, type)
    }
    let value = Code.subscripted("interface", [.text("container: \(reference(index))")]).member(
      name.name)
    let isOptional =
      [.tintColor, .background].contains(name) || TreeWriter.optionals.contains(name)
    return isOptional
      ? value.coalescing(types.defaultValue(type)) : value
  }

  /// Parts only follow the file: their value is that of the expression.
  private func described(
    _ entry: PropertyEntry?, _ kind: KindName, _ name: PropertyName, _ type: Type
  ) -> Code {
    depth += 1
    defer { depth -= 1 }
    guard let entry, depth < 3 else {
      return defaultCode(kind, name, type)
    }
    let value = code(entry.expression, typed: false)
    let fits = program.expression(entry.expression).type == type
    return fits ? value : defaultCode(kind, name, type)
  }

  /// The value when the file sets none.
  private func defaultCode(_ kind: KindName, _ name: PropertyName, _ type: Type) -> Code {
    switch Kind.named(kind).property(named: name)?.defaultValue {
    case .bool(let value): Code(value ? "true" : "false")
    case .int(let value): Code(Literal.int(value))
    case .double(let value) where type.base != .duration: Code(Literal.double(value, bare: false))
    case .string(let value): Code(Literal.string(value))
    case .member(let value) where type.caseSet != nil:
      Code("\(types.name(type)).\(Identifier.memberName(KindSpelling.member(value)))")
    default: Code(types.defaultValue(type))
    }
  }

  /// The current control.
  private func live(
    _ swiftType: String, _ index: Int, _ kind: KindName, _ name: PropertyName, _ type: Type
  ) -> Code {
    let base = Code.subscripted(
      "interface", [.text("\(swiftType).self"), .text(reference(index))])
    switch name {
    case .wheels: return base.member("wheels")
    default: break
    }
    guard let property = KindSpelling.property(name, of: kind) else {
      return defaultCode(kind, name, type)
    }
    switch property.form {
    case .wrapped("StyledText"):
      return base.member(property.path + "?.runs").coalescing("[]")
    case .wrapped: return base.member(property.path + ".rawValue")
    default: break
    }
    let value = base.member(property.path)
    return property.isOptional
      ? value.coalescing(types.defaultValue(type)) : value
  }
}
