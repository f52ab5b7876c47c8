import CtlChecker

/// A record: a struct with its fields, whose values stay in their ranges.
struct RecordWriter {
  let files: FileTable
  private let scope: CodeScope
  private var program: Program { files.program }
  private var access: String { files.options.access.modifier }

  init(files: FileTable) {
    self.files = files
    scope = CodeScope(files)
  }

  private struct Field {
    let field: RecordField
    let name: String
    let type: String
  }

  func declaration(_ index: Int) -> [Statement] {
    let record = program.records[index]
    guard let names = files.names(of: program.file) else { return [] }
    let fields = zip(program.fields[record.fields], names.fields[index]).map { field, name in
      Field(field: field, name: name, type: scope.types.name(field.type))
    }
    scope.hidden = Set(names.fields[index])
    defer { scope.hidden = [] }
    let isIdentifiable = fields.contains { $0.name == RecordField.identity }
    var body = fields.flatMap { property($0) }
    if !body.isEmpty { body.append(.blank) }
    body.append(initializer(fields))
    body += computed(index).flatMap { [.blank] + $0 }
    if let decoder = decoder(fields) { body += [.blank, decoder] }
    if let keys = codingKeys(fields) { body += [.blank, keys] }
    let conformances = "Codable, Hashable, Sendable" + (isIdentifiable ? ", Identifiable" : "")
    let head = files.options.type("struct \(names.records[index]): \(conformances)")
    return Documentation(
      program, record.origin, or: "The record `\(program.text(record.name))`."
    ).statements + [.block(head, body, inline: false), .blank]
  }

  // MARK: Fields

  private func property(_ field: Field) -> [Statement] {
    var documentation = Documentation(program, field.field.origin).text
    if let range = range(field) {
      let note = "Kept in `\(range.layout().flat)`: a value outside becomes the nearest end."
      documentation = documentation.map { $0 + "\n\n" + note } ?? note
    }
    let property = CodeLayout.text("\(access)var \(Identifier.quoted(field.name)): \(field.type)")
    let comment = documentation.map { [Statement.documentation($0)] } ?? []
    guard range(field) != nil else { return comment + [.line(property)] }
    // Around it, `oldValue` is the value before.
    let member =
      ReservedNames.locals.contains(field.name)
      ? "self." + field.name : Identifier.quoted(field.name)
    return comment + [
      .observed(
        property,
        [
          .block(
            "didSet", [.line(clamped(field, member).assigned(to: member))], inline: true)
        ])
    ]
  }

  /// The range with its last value.
  private func range(_ field: Field) -> Code? {
    guard let range = field.field.range, let ends = range.ends else { return nil }
    return scope.code(
      .range(ends.first, ends.last, isClosed: true), field.field.type.unwrapped.range ?? .poison,
      typed: true)
  }

  private func clamped(_ field: Field, _ value: String) -> Code {
    guard let range = range(field) else { return Code(value) }
    let arguments = { (value: String) in [CodeLayout.text(value), .text("to: ") + range.layout()] }
    let clamp = scope.function("clamp")
    guard field.field.type.isOptional else { return .call(clamp, arguments(value)) }
    return Code(
      .text(value + ".map { ") + Code.call(clamp, arguments("$0")).layout() + .text(" }"),
      .primary)
  }

  /// The fields that are worked out: properties, or functions of the texts of the app.
  private func computed(_ index: Int) -> [[Statement]] {
    let record = program.records[index]
    guard let names = files.names(of: program.file)?.fields[index] else { return [] }
    scope.items[record.item] = CodeScope.ownRecord
    defer { scope.items[record.item] = nil }
    return zip(record.computed, names[record.fields.count...]).flatMap { index, name in
      scope.computed(index, name) { .line(scope.code($0).layout()) }
    }
  }

  // MARK: Initialisers

  private func initializer(_ fields: [Field]) -> Statement {
    let parameters = fields.map { field in
      let whole = CodeLayout.text(label(field) + ": \(field.type)")
      return defaultValue(field).map { whole + .text(" = ") + $0.layout() } ?? whole
    }
    let body = fields.map { field in
      Statement.line(
        clamped(field, Identifier.quoted(field.name)).assigned(to: "self.\(field.name)"))
    }
    return .block(.call("\(access)init", parameters, closes: true), body, inline: false)
  }

  private func label(_ field: Field) -> String { Identifier.label(field.name) }

  private func defaultValue(_ field: Field) -> Code? {
    if let value = field.field.defaultValue {
      return scope.code(value, field.field.type, typed: true)
    }
    return field.field.type.isOptional ? Code("nil") : nil
  }

  /// What is read stays in its range too, and what is missing has its default.
  private func decoder(_ fields: [Field]) -> Statement? {
    let isOwn = fields.contains {
      $0.field.range != nil || $0.field.defaultValue != nil && !$0.field.type.isOptional
    }
    guard isOwn else { return nil }
    let arguments = fields.map { field in
      let isOptional = field.field.type.isOptional
      let type = isOptional ? scope.types.name(field.field.type.element) : field.type
      let standard = isOptional ? nil : defaultValue(field)
      let method = isOptional || standard != nil ? "decodeIfPresent" : "decode"
      let value = Code("container").method(
        method,
        [.text("\(type).self"), .text("forKey: .\(Identifier.memberName(field.name))")])
      return
        (standard.map { Code(value, [.text("?? ") + $0.layout(atLeast: .primary)], .choice) }
        ?? value).labeled(
          Identifier.argument(field.name))
    }
    return .block(
      .text("\(access)init(from decoder: any Decoder) throws"),
      [
        .line("let container = try decoder.container(keyedBy: CodingKeys.self)"),
        .line(.text("try ") + Code.call("self.init", arguments).layout()),
      ], inline: false)
  }

  /// The names of the file are those of the encoded form.
  private func codingKeys(_ fields: [Field]) -> Statement? {
    let written = fields.map { program.text($0.field.name) }
    guard zip(written, fields).contains(where: { $0 != $1.name }) else { return nil }
    let cases = zip(written, fields).map { written, field in
      Statement.line(
        .text(
          "case \(Identifier.quoted(field.name))"
            + (written == field.name ? "" : " = \(Literal.string(written))")))
    }
    return .block("private enum CodingKeys: String, CodingKey", cases, inline: false)
  }
}

extension CodeScope {
  /// What a record or an enum is called in its own members.
  static let ownRecord = "self"
  /// The names of the texts of the app, where a field is worked out with them: as a value, and as people read it.
  static let texts = "in"
  static let shownTexts = "shownIn"

  /// A field that is worked out, in its record or enum: a property, and functions of the texts of the app.
  /// - Parameter body: What works it out. It is asked again for a text as people read it.
  func computed(
    _ field: Int, _ name: String, by body: (ExpressionID) -> Statement
  ) -> [[Statement]] {
    let symbol = Symbol(.field, program.file, field)
    guard let value = program.tables.computedValue(ofField: field) else { return [] }
    func member(_ texts: String?) -> [Statement] {
      let declared = program.fields[field]
      let name = Identifier.quoted(name)
      let type = types.name(declared.type)
      let head =
        texts.map { "func \(name)(\($0) strings: LocalizedStrings) -> \(type)" }
        ?? "var \(name): \(type)"
      return Documentation(program, declared.origin).statements + [
        .block(.text(options.access.modifier + head), [body(value)], inline: false)
      ]
    }
    let own = member(files.isLocalized(symbol) ? Self.texts : nil)
    guard files.showsTexts(symbol) else { return [own] }
    let before = isShowing
    isShowing = true
    defer { isShowing = before }
    return [own, member(Self.shownTexts)]
  }

  /// `Account(id: 1, name: "Everyday")`, without the fields that have their defaults.
  func record(_ type: Type, _ values: [(value: Value?, code: () -> Code)]) -> Code {
    guard let (home, record) = program.record(of: type), let names = files.names(of: type.file),
      Int(type.index) < names.fields.count
    else { return Code(types.defaultValue(type)) }
    var arguments: [CodeLayout] = []
    for (slot, item) in values.enumerated() where slot < record.fields.count {
      let field = home.fields[record.fields.lowerBound + slot]
      if let value = item.value,
        value == field.defaultValue ?? (field.type.isOptional ? Value.none : nil)
      {
        continue
      }
      arguments.append(
        item.code().labeled(Identifier.argument(names.fields[Int(type.index)][slot])))
    }
    return .call(names.records[Int(type.index)], arguments)
  }

  /// `account.name`, `chosen?.name`
  func field(_ expression: Expression, _ base: ExpressionID, isShown: Bool = false) -> Code {
    let type = program.expression(base).type
    let computed = program.computedField(expression)
    let texts =
      isShown
      ? Self.shownTexts : computed.map { files.isLocalized($0) } == true ? Self.texts : nil
    let field = fieldName(expression, of: type)
    let call = texts.map { "(\($0): \(strings))" } ?? ""
    let isAsked = type.isOptional && !program.continuesChain(base)
    let value =
      type == ownCases
      ? Code(CodeScope.ownRecord) : unshown { isAsked ? optional(base) : code(base, typed: false) }
    // Inside of the record or the enum.
    if value.layout().flat == CodeScope.ownRecord, field + call != strings {
      return Code(Identifier.value(field) + call)
    }
    let name = field + call
    guard isAsked else { return value.member(name) }
    return Code(value.layout(atLeast: .primary) + .text("?." + name), .primary)
  }

  /// The name of a field of a record or an enum, or of one that may be `nil`. No field is called `init`, so it may stand
  /// after a dot as it is.
  func fieldName(_ expression: Expression, of type: Type) -> String {
    let holder = Int(type.unwrapped.index)
    let names = files.names(of: type.file)
    let fields = type.unwrapped.base == .enumeration ? names?.fieldsOfCases : names?.fields
    guard let fields, holder < fields.count, Int(expression.payload) < fields[holder].count else {
      return "self"
    }
    return fields[holder][Int(expression.payload)]
  }
}

extension CodeScope {
  /// The range of the field that an expression reads, with its ends.
  func fieldRange(_ expression: Expression) -> (ends: VariableRange.Ends, closed: Code)? {
    guard let ends = program.range(ofField: expression)?.ends else { return nil }
    let type = expression.type.unwrapped
    let whole = Value.range(ends.first, ends.last, isClosed: true)
    func end(_ value: Value) -> VariableRange.End {
      VariableRange.End(code: code(value, type, typed: true), value: value)
    }
    return (
      (end(ends.first), end(ends.last)), code(whole, type.range ?? .poison, typed: true)
    )
  }
}
