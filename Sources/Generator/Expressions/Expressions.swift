import CtlCatalogue
import CtlChecker

extension CodeScope {
  /// An expression in Swift.
  ///
  /// `typed` means that the context has a type of its own, such as an assignment or an argument: a
  /// literal may then be short, such as `.normal` or `"plus"`.
  func code(_ id: ExpressionID, typed: Bool = true) -> Code {
    isShowing ? shownCode(id, typed: typed) : ownCode(id, typed: typed)
  }

  /// The same, but independent of the context.
  func ownCode(_ id: ExpressionID, typed: Bool) -> Code {
    let expression = program.expression(id)
    if expression.isAllCases { return Code("\(types.name(expression.type.element)).allCases") }
    if let value = program.constant(id), expression.operation == .literal || isPure(id) {
      return code(value, expression.type, typed: typed)
    }
    let operands = program.operandIDs(of: expression)
    switch expression.operation {
    case .symbol:
      let symbol = program.symbols[Int(expression.payload)]
      if let name = name(of: symbol) { return Code(name) }
      // Outside of its `if let`.
      if let value = program.tables.unwrapped(symbol), program.constant(value) == nil {
        let code = code(value, typed: false)
        return isOptional(value) ? code.coalescing(types.defaultValue(expression.type)) : code
      }
      if let value = program.tables.local(symbol) { return code(value, typed: typed) }
      return program.constant(id).map { code($0, expression.type, typed: typed) }
        ?? missing(expression.type)
    case .reference:
      let text = reference(to: program.symbols[Int(expression.payload)])
      return typed ? Code(text) : Code.call("Reference", [.text(text)])
    case .elementProperty: return elementProperty(expression)
    case .taskState: return taskState(expression)
    case .record:
      return record(
        expression.type,
        operands.map { operand in
          (
            program.expression(operand).operation == .literal ? program.constant(operand) : nil,
            { self.code(operand) }
          )
        })
    case .field, .computed: return field(expression, operands[0])
    case .each: return each(expression, operands)
    case .list: return .list(operands.map { code($0, typed: typed).layout() })
    case .interpolation:
      // A text of only one value is that value.
      if operands.count == 1, program.expression(operands[0]).type == .string {
        return code(operands[0], typed: typed)
      }
      return Code("\"" + interpolation(operands) + "\"")
    case .negate, .not: return prefix(expression, operands)
    case .conditional: return conditional(operands, typed: typed)
    case .index: return index(expression, operands)
    case .call: return call(expression, operands)
    case .styled: return styled(expression, operands, typed: typed)
    case .toDouble: return operands.first.map { number($0) } ?? Code("0")
    case .systemView: return systemView(id)
    default: return operation(id, expression, operands, typed: typed)
    }
  }

  /// A whole number as a Double: `Double(cups)`, `(sizes.max()).map { Double($0) }`.
  private func number(_ id: ExpressionID) -> Code {
    program.expression(id).type.isOptional
      ? mapped(id, Code("$0").wrapped(in: "Double")) : code(id).wrapped(in: "Double")
  }

  private func operation(
    _ id: ExpressionID, _ expression: Expression, _ operands: [ExpressionID], typed: Bool
  ) -> Code {
    switch expression.operation.form {
    case .choice: choice(id, typed: typed)
    case .logic: logical(id)
    case .comparison, .arithmetic: binary(id)
    case .range(let isClosed): range(operands, isClosed: isClosed)
    case nil: missing(expression.type)
    }
  }

  /// Replaces an expression with a mistake or without a value of its own.
  private func missing(_ type: Type) -> Code { Code(types.defaultValue(type)) }

  /// Whether an expression names nothing, so that its value can replace it.
  func isPure(_ id: ExpressionID) -> Bool { program.isPure(id) }

  private func systemView(_ id: ExpressionID) -> Code {
    if case .string(let name)? = program.constant(id) { return Code("." + name) }
    return Code(".clearButton")
  }

  // MARK: Values

  func code(_ value: Value, _ type: Type, typed: Bool) -> Code {
    switch value {
    case .bool(let bool): return Code(bool ? "true" : "false")
    case .int(let int): return Code(Literal.int(int))
    case .double(let double), .length(let double):
      return Code(Literal.double(double, bare: typed))
    case .string(let text): return Code(Literal.string(text))
    case .localized(let key): return Code("\(strings)[\(Literal.string(key))]")
    case .color(let color): return Literal.color(color)
    case .image(let image): return self.image(image, typed: typed)
    case .date(let date): return Code("DateTime(iso8601: \(Literal.string(date.text)))")
    case .duration(let milliseconds):
      let code = Code(Literal.duration(milliseconds, typed: typed))
      return type.base == .durationOrMember ? code.wrapped(in: ".lasting") : code
    case .font(let font): return self.font(font, typed: typed)
    case .styled(let text, let style): return styled(text, style, typed: typed)
    case .enumCase(let file, let index, let item):
      let names = files.names(of: file)
      guard let names, index < names.cases.count, item < names.cases[index].count else {
        return missing(type)
      }
      let name = names.cases[index][item]
      let isAmbiguous = !typed || name == "none" || name == "some"
      return Code(
        (isAmbiguous ? names.enumerations[index] : "") + "." + Identifier.memberName(name))
    case .record(let file, let index, let values):
      guard let (home, record) = program.record(of: type.unwrapped), home.file == file,
        values.count == record.fields.count, Int(type.unwrapped.index) == index
      else { return missing(type) }
      return self.record(
        type.unwrapped,
        zip(values, home.fields[record.fields]).map { value, field in
          let isMissing = value == .none && !field.type.isOptional
          return (
            value,
            { isMissing ? self.missing(field.type) : self.code(value, field.type, typed: true) }
          )
        })
    case .member(let name):
      return Code("." + Identifier.memberName(KindSpelling.member(name)))
    case .range(let lower, let upper, let isClosed):
      let element = type.isRange ? type.element : type
      let isNumber = element.isNumber || element.base == .length
      let isBare = typed && isNumber && isClosed
      let first = code(lower, element, typed: isBare)
      let last = code(upper, element, typed: isBare)
      return span(first, last, isClosed: isClosed, isLiteral: true)
    case .list(let items):
      if items.isEmpty, !typed, type.element.base != .nothing {
        return Code("\(types.name(type))()")
      }
      return .list(items.map { code($0, type.element, typed: typed).layout() })
    case .none: return Code("nil")
    }
  }

  private func image(_ image: CtlChecker.ImageReference, typed: Bool) -> Code {
    var arguments = [CodeLayout.text(Literal.string(image.name))]
    if let role = image.role { arguments.append("role: .\(role)") }
    if let mode = image.renderingMode { arguments.append("renderingMode: .\(mode)") }
    if image.isResizable { arguments.append("resizable: true") }
    return typed && arguments.count == 1
      ? Code(arguments[0], .primary) : .call("ImageReference", arguments)
  }

  private func font(_ font: CtlChecker.Font, typed: Bool) -> Code {
    let type = typed ? "" : "Font"
    switch font {
    case .textStyle(let name): return Code("\(type).\(name)")
    case .custom(let family, let size):
      return .call(
        "\(type).custom",
        [.text(Literal.string(family)), .text(Literal.double(size, bare: true))])
    case .system(let size):
      return .call("\(type).system", [.text(Literal.double(size, bare: true))])
    }
  }

  // MARK: Lists and ranges

  private func index(_ expression: Expression, _ operands: [ExpressionID]) -> Code {
    guard operands.count == 2 else { return missing(expression.type) }
    let list = code(operands[0], typed: false)
    let place = unshown { code(operands[1]) }
    if expression.constant >= 0 {
      return Code(
        list.layout(atLeast: .primary) + .text("[") + place.layout() + .text("]"), .primary)
    }
    let element = list.method("element", [place.labeled("at")])
    return element.coalescing(types.defaultValue(expression.type))
  }

  private func range(_ operands: [ExpressionID], isClosed: Bool) -> Code {
    guard operands.count == 2 else { return Code("span(0, through: 0)") }
    return span(
      code(operands[0], typed: false), code(operands[1], typed: false),
      isClosed: isClosed, isLiteral: false)
  }

  /// A range is a literal when its ends are known to be in order.
  private func span(_ lower: Code, _ upper: Code, isClosed: Bool, isLiteral: Bool) -> Code {
    if isLiteral, isClosed {
      return .range(lower, "...", upper)
    }
    return .call(
      function("span"), [lower.layout(), upper.labeled(isClosed ? "through" : "below")])
  }

  // MARK: Texts

  /// The text between the quotes.
  func interpolation(_ parts: [ExpressionID]) -> String {
    parts.map { part in
      if isPure(part), let text = program.constant(part)?.text { return Literal.escaped(text) }
      return "\\(" + text(part).layout().flat + ")"
    }.joined()
  }

  /// A value as text, for an interpolation.
  func text(_ id: ExpressionID) -> Code {
    var type = program.expression(id).type
    if type.isOptional, program.constant(id) == Value.none { return Code("\"\"") }
    if type.isOptional, !isOptional(id) { type = type.element }
    var value = code(id, typed: false)
    // After a chain, a member would be one of its last link.
    if type.element.base != .string, program.continuesChain(id) {
      value = Code(.text("(") + value.layout(indented: false) + .text(")"), .primary)
    }
    if isShowing, type.unwrapped.base == .enumeration { return shownLabel(value, type) }
    if isShowing, type.unwrapped.base == .date { return value.wrapped(in: strings) }
    if type.isOptional {
      let whole =
        type.element.base == .string
        ? value.layout(atLeast: .range)
        : value.layout(atLeast: .primary) + .text("?." + textMember(type.element))
      return Code(whole, .range).coalescing("\"\"")
    }
    switch type.base {
    case .string, .int, .bool: return value
    default: return value.member(textMember(type))
    }
  }

  /// The property with the text of a value.
  func textMember(_ type: Type) -> String {
    switch type.base {
    case .enumeration: "label"
    case .length: "lengthText"
    default: "plainText"
    }
  }
}
