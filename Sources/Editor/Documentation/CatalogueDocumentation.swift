import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRules

/// The texts of the catalogue, for hovers and completion.
extension EditorSnapshot {
  func documentation(of name: KindName) -> Documentation {
    let kind = Kind.named(name)
    var result = Documentation()
    result.code(name.name)
    result.text("**\(text(kind.title))** — \(text(kind.documentation))")
    result.text(text(kind.placement))
    var facts: [String] = []
    if kind.isDeprecated { facts.append("**\(text(Localized("Deprecated", "已弃用")))**") }
    if !kind.uikitClass.isEmpty { facts.append("UIKit: `\(kind.uikitClass)`") }
    if let event = kind.defaultEvent {
      facts.append("\(text(Localized("Sends", "发送事件"))): `\(event.name)`")
    }
    if !kind.related.isEmpty {
      let names = kind.related.map { "`\($0.name)`" }.joined(separator: ", ")
      facts.append("\(text(Localized("Related", "相关"))): \(names)")
    }
    result.text(facts.joined(separator: "  \n"))
    return result
  }

  func documentation(of name: PropertyName, in kind: KindName) -> Documentation {
    guard let property = Kind.named(kind).property(named: name) else { return Documentation() }
    var result = Documentation()
    result.code("\(kind.name).\(name.name): \(property.type.spelled)")
    if !property.isMisplaced { result.text(sentence(text(property.documentation))) }
    var facts: [String] = []
    if let value = defaultText(property) {
      facts.append("\(text(Localized("Default", "默认值"))): \(value)")
    }
    if let range = property.rangeText {
      facts.append("\(text(Localized("Range", "范围"))): `\(range)`")
    }
    switch property.keying {
    case .single: break
    case .state:
      facts.append(
        text(Localized("A value for each state", "每个状态一个值")) + ": `\(name.name)(highlighted): …`")
    case .statePair:
      facts.append(
        text(Localized("A value for each pair of states", "每对状态一个值"))
          + ": `\(name.name)(left: normal, right: highlighted): …`")
    }
    if property.isBindable {
      facts.append(text(Localized("Binds", "可绑定")) + ": `\(name.name) <-> variable`")
    }
    if let members = members(of: property.type) {
      facts.append("\(text(Localized("Values", "取值"))): \(members)")
    }
    if let rule = property.reportingRule {
      facts.append("\(text(Localized("Not to be set here", "不应在此设置"))): `\(rule)`")
    }
    result.text(facts.joined(separator: "  \n"))
    return result
  }

  private func members(of type: ValueType) -> String? {
    switch type {
    case .oneOf(let set), .durationOr(let set):
      set.members.map { "`.\($0)`" }.joined(separator: ", ")
    case .list(let element): members(of: element)
    default: nil
    }
  }

  /// The default of a property as text.
  func defaultText(_ property: Property) -> String? {
    if let written = property.defaultValue.text(property.type) { return "`\(written)`" }
    switch property.defaultValue {
    case .inherited: return text(Localized("that of the superview", "沿用父视图"))
    case .derived(let derivation): return text(derivation.words)
    case .required: return text(Localized("none; it must be written", "无；必须写出"))
    default: return nil
    }
  }

  func documentation(of event: EventName, in kind: KindName?) -> Documentation {
    var result = Documentation()
    let parameters = kind.flatMap { Kind.named($0).events.parameters(of: event) } ?? []
    let list = parameters.map { "\($0.name): \($0.type.spelled)" }.joined(separator: ", ")
    result.code("on \(event.name)\(list.isEmpty ? "" : "(\(list))")")
    if let kind {
      result.text(
        text(Localized("Sent by", "发送者")) + " `\(kind.name)` (\(text(Kind.named(kind).title)))")
    }
    return result
  }

  func documentation(ofCode id: String) -> Documentation {
    var result = Documentation()
    guard let code = Codes.named(id) else { return result }
    result.text("**\(code.id)** — \(withoutFields(text(code.title)))")
    result.text(text(code.why))
    var facts = ["\(text(Localized("Severity", "严重程度"))): \(code.severity.rawValue)"]
    if let citation = code.citation {
      let documents = citation.documents.map(\.rawValue).joined(separator: "; ")
      facts.append("\(text(Localized("Source", "出处"))): \(documents), \(citation.section)")
    }
    result.text(facts.joined(separator: "  \n"))
    return result
  }

  /// A text in which `…` stands for what each finding names.
  private func withoutFields(_ template: String) -> String {
    var result = ""
    var isInside = false
    for character in template {
      if character == "{" { result += "…" }
      if !isInside, character != "{" { result.append(character) }
      isInside = character == "{" || isInside && character != "}"
    }
    return result
  }

  func documentation(of kind: LayoutKind) -> Documentation {
    var result = Documentation()
    let operands = (0..<kind.minimumElements).map { ["a", "b"][$0 % 2] }.joined(separator: ", ")
    let more = kind.maximumElements == nil ? ", …" : ""
    let constant = kind.takesConstant ? " == 8" : ""
    result.code("\(kind.group.rawValue) \(kind.name)(\(operands)\(more))\(constant)")
    result.text(sentence(text(kind.documentation)))
    return result
  }

  /// Functions of one name, which differ in what they take.
  func documentation(of functions: [Function]) -> Documentation {
    var result = Documentation()
    for function in functions {
      result.code(function.signature)
      result.text(text(function.documentation))
    }
    return result
  }

  /// With a capital and a full stop.
  func sentence(_ text: String) -> String {
    guard let first = text.first else { return text }
    let stop = language == .english ? "." : "。"
    let end = text.hasSuffix(".") || text.hasSuffix("。") ? "" : stop
    return first.uppercased() + text.dropFirst() + end
  }
}
