import CtlCatalogue

extension Program {
  /// The typed program as text: declarations, then elements with their properties, types and folded
  /// values. For people; no program reads this format.
  public func dump() -> String {
    var text = ""
    for item in tables.moduleImports { text += "import \(item.name)\n" }
    let names = publicExports.map(\.name)
    if !names.isEmpty { text += "public \(names.joined(separator: ", "))\n" }
    for enumeration in tables.enumerations {
      let cases = enumeration.cases.map { tables.names.text(tables.enumCases[$0].name) }
      text += "enum \(tables.names.text(enumeration.name)): \(cases.joined(separator: ", "))\n"
      for field in enumeration.fields { text += dump(field, of: enumeration) }
    }
    for record in tables.records {
      text += "record \(tables.names.text(record.name))\n"
      for field in tables.fields[record.fields] { text += "  \(show(field))\n" }
    }
    for index in fileConstants {
      text +=
        "let \(tables.names.text(tables.constants[index].name))\(shown(tables.constants[index].value))\n"
    }
    for style in tables.styles {
      text += "style \(tables.names.text(style.name)): \(style.kind?.name ?? "?")\n"
      for index in style.properties { text += "  \(show(tables.properties[index]))\n" }
    }
    for index in tables.fileAppearances { text += dump(tables.appearances[index], "") }
    for screen in tables.screens {
      text += "screen \(tables.names.text(screen.name))"
      text += screen.result.map { " -> \(show($0))" } ?? ""
      text += "\n"
      text += dump(screen.scope) + dumpElements(screen.root)
    }
    for component in tables.components {
      text += "component \(component.name.map(tables.names.text) ?? "_")\n"
      for index in component.parameters {
        let parameter = tables.parameters[index]
        text +=
          "  parameter \(tables.names.text(parameter.name)): \(parameter.isBinding ? "binding " : "")\(show(parameter.type))\n"
      }
      text += dump(component.scope) + dumpElements(component.root)
    }
    for item in tables.design?.unsupportedCounts ?? [] {
      text += "unsupported \(item.name): \(item.count)\n"
    }
    return text
  }

  /// A field of an enum, with its values.
  private func dump(_ field: Int, of enumeration: Enumeration) -> String {
    let declared = tables.fields[field]
    var text = "  let \(tables.names.text(declared.name)): \(show(declared.type))\n"
    let values = tables.computedValue(ofField: field).map { operandIDs(of: expression($0)) }
    for (item, value) in zip(tables.enumCases[enumeration.cases], values ?? []) {
      text += "    \(tables.names.text(item.name))\(shown(value))\n"
    }
    return text
  }

  private func show(_ field: RecordField) -> String {
    var text = "\(tables.names.text(field.name)): \(show(field.type))"
    if let range = field.range { text += " in \(show(range))" }
    if let value = field.defaultValue { text += " = \(show(value))" }
    return text
  }

  private func dump(_ scope: Scope) -> String {
    var text = ""
    for index in scope.variables {
      let variable = tables.variables[index]
      let word = variable.isParameter ? "parameter" : "var"
      let binding = variable.isBinding ? "binding " : ""
      text += "  \(word) \(tables.names.text(variable.name)): \(binding)\(show(variable.type))"
      if let range = range(of: variable) { text += " in \(show(range))" }
      if let value = variable.initialValue.flatMap({ constant($0) }) { text += " = \(show(value))" }
      text += "\n"
    }
    for index in scope.constants {
      text +=
        "  let \(tables.names.text(tables.constants[index].name))\(shown(tables.constants[index].value))\n"
    }
    for task in tables.tasks[scope.tasks] {
      let list = task.parameters.isEmpty ? "" : dump(task.parameters, item: task.item)
      let result = task.result.map { " -> \(show($0))" } ?? ""
      text += "  task \(tables.names.text(task.name))\(list) \(task.duration)\(result)\n"
    }
    for action in tables.actions[scope.actions] {
      let name = tables.names.text(action.name)
      text += "  \(action.isEvent ? "event" : "action") \(name)\(dump(action.parameters))\n"
    }
    for index in scope.appearances { text += dump(tables.appearances[index], "  ") }
    for sample in tables.samples[scope.samples] {
      text += "  sample \(show(Value.string(sample.name)))\n"
      for value in tables.sampleValues[sample.values] {
        let name = tables.names.text(tables.variables[value.variable].name)
        text += "    \(name)\(shown(value.expression))\n"
      }
      for item in tables.sampleTasks[sample.tasks] {
        let task = tables.tasks[item.task]
        let started = item.arguments.sorted { $0.key < $1.key }.map { position, value in
          let parameter = tables.parameters[task.parameters.lowerBound + position]
          return ", \(tables.names.text(parameter.name))\(shown(value))"
        }
        text += "    \(tables.names.text(task.name)): \(dump(item.form))\(started.joined())\n"
      }
    }
    for index in scope.constraints {
      text += "  constraint \(source(of: tables.constraints[index].origin))\n"
    }
    return text
  }

  private func dump(_ appearance: Appearance, _ indentation: String) -> String {
    let access = appearance.isPublic ? "public " : ""
    var text = "\(indentation)\(access)appearance \(appearance.kind?.name ?? "?")\n"
    for index in appearance.properties {
      text += "\(indentation)  \(show(tables.properties[index]))\n"
    }
    return text
  }

  private func dumpElements(_ root: ElementID) -> String {
    var text = ""
    var ends: [Int] = []
    for index in root.index..<root.index + Int(tables.elements[root.index].size) {
      while let end = ends.last, end <= index { ends.removeLast() }
      let element = tables.elements[index]
      let indentation = String(repeating: "  ", count: ends.count + 1)
      text += "\(indentation)\(word(element))\(name(of: element).map { " \($0)" } ?? "")\n"
      if let style = style(of: element) {
        text += "\(indentation)  style \(style.program.text(style.style.name))\n"
      }
      for property in element.properties {
        text += "\(indentation)  \(show(tables.properties[property]))\n"
      }
      for handler in element.handlers {
        let source = source(of: tables.handlers[handler].origin)
        let lines = source.split(whereSeparator: \.isNewline).map { line in
          String(line.drop { $0 == " " || $0 == "\t" })
        }
        text += lines.map { "\(indentation)  \($0)\n" }.joined()
      }
      ends.append(index + Int(element.size))
    }
    return text
  }

  private func word(_ element: Element) -> String {
    switch element.form {
    case .kind: element.kind.name
    case .componentRoot: "body"
    case .componentUse:
      "use " + source(of: element.origin, .word)
    case .conditional: "if"
    case .branch:
      element.payload >= 0
        ? "branch" + name(of: element) + shown(ExpressionID(Int(element.payload)))
        : "else"
    case .loop:
      "for \(tables.names.text(tables.loops[Int(element.payload)].name)): \(show(tables.loops[Int(element.payload)].type))"
    case .slot: "slot" + (slotName(element).map { " \($0)" } ?? "")
    case .fill: "fill"
    case .unknown: "unknown"
    }
  }

  /// ` let chosen: Account`
  private func name(of branch: Element) -> String {
    tables.unwrappings(by: ExpressionID(Int(branch.payload))).map {
      " let \(tables.names.text(tables.loops[$0].name)): \(show(tables.loops[$0].type))"
    }.joined(separator: ",")
  }

  private func slotName(_ element: Element) -> String? {
    guard element.payload >= 0 else { return nil }
    return tables.slots[Int(element.payload)].name.map(tables.names.text)
  }

  private func show(_ entry: PropertyEntry) -> String {
    var text = entry.group == .accessibility ? "accessibility." : ""
    text += entry.parameter >= 0 ? "argument \(entry.parameter)" : entry.name.name
    if entry.isKeyed {
      text += "(\(entry.state.rawValue)" + (entry.rightState.map { ", \($0.rawValue)" } ?? "") + ")"
    }
    return text + (entry.form == .binding ? " <->" : "") + shown(entry.expression)
  }

  private func dump(_ parameters: Range<Int>, item: Int? = nil) -> String {
    let list = zip(0..., tables.parameters[parameters]).map { position, parameter in
      (position == item ? "for " : "")
        + "\(tables.names.text(parameter.name)): \(show(parameter.type))"
    }
    return "(\(list.joined(separator: ", ")))"
  }

  private func dump(_ form: SampleTask.Form) -> String {
    switch form {
    case .running(let progress): "running" + (progress.map(shown) ?? "")
    case .failed(let message): "failed\(shown(message))"
    case .finished(let value): "finished" + (value.map(shown) ?? "")
    }
  }

  private func shown(_ id: ExpressionID) -> String {
    let expression = tables.expressions[id.index]
    let value = constant(id).map { " = \(show($0))" } ?? " = \(source(of: expression.origin))"
    return ": \(show(expression.type))\(value)"
  }

  private func show(_ value: Value) -> String {
    spelled(value) { part in
      guard case .styled(let text, let style) = part else { return nil }
      return show(text) + show(style)
    } ?? "\(value)"
  }

  private func show(_ style: RunStyle) -> String {
    var parts: [String] = []
    switch style.font {
    case .textStyle(let name): parts.append(".\(name)")
    case .custom(let family, let size): parts.append("\(family) \(Value.text(size))")
    case .system(let size): parts.append("system \(Value.text(size))")
    case nil: break
    }
    parts += [style.color?.hex, style.emphasis.map { ".\($0)" }, style.link].compactMap { $0 }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private func show(_ type: Type) -> String {
    if type.isList { return "[\(show(type.element))]" }
    if type.isOptional { return "\(show(type.element))?" }
    if type.isRange { return "range of \(show(type.element))" }
    if let set = type.caseSet { return set.name }
    if let target = type.referenceTarget { return "name of \(target.rawValue)" }
    if type.base == .enumeration, let program = program(of: type.file) {
      return program.names.text(program.enumerations[Int(type.index)].name)
    }
    if type.base == .record, let program = program(of: type.file) {
      return program.names.text(program.records[Int(type.index)].name)
    }
    return type.base == .run ? "styled text" : "\(type.base)"
  }
}
