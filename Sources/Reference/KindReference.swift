import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRules
import CtlTerminal
import CtlText

/// The description of a kind.
extension Page {
  mutating func kind(_ kind: Kind) {
    heading(3, "`\(kind.name.name)`")
    text("**\(told(kind.title))\(told(".", "。"))** \(told(kind.documentation))")
    text(facts(kind).map { "* \($0)" }.joined(separator: "\n"))
    code("ctl", kind.example)
    code("text", Page.picture(kind))
    text("![\(told(kind.title))](\(Reference.picturePath(kind.name)))")
    table(Page.propertyColumns, kind.ownProperties.filter { !$0.isMisplaced }.map(row))
    text(shared(kind))
    text(misplaced(kind))
    text(
      kind.behaviors.enumerated().map { "* **B\($0.offset + 1)** \(told($0.element))" }
        .joined(separator: "\n"))
    rules(kind)
  }

  private func facts(_ kind: Kind) -> [String] {
    var facts = [told("Place: ", "位置：") + told(kind.placement)]
    if !kind.uikitClass.isEmpty {
      facts.append(told("UIKit: `\(kind.uikitClass)`.", "UIKit：`\(kind.uikitClass)`。"))
    }
    if let name = kind.primaryText {
      facts.append(told("The text after it: `\(name.name)`.", "其后的文字：`\(name.name)`。"))
    }
    if let event = kind.defaultEvent {
      let others = events(kind, besides: event)
      let rest = others.isEmpty ? "" : told("; also ", "；还有 ") + others.joined(separator: ", ")
      facts.append(told("Sends: `\(event.name)`\(rest).", "发送：`\(event.name)`\(rest)。"))
    }
    switch kind.children {
    case .none: break
    case .elements: facts.append(told("Holds: any elements.", "包含：任何元素。"))
    case .only(let names):
      let links = names.map { Page.link(to: Kind.named($0)) }
      facts.append(told("Holds: ", "包含：") + links.joined(separator: ", ") + told(".", "。"))
    }
    if let size = points(kind.fixedSize) {
      let others = kind.styleSizes.compactMap { style, size in
        points(size).map { told(", \($0) in the style `.\(style)`", "，样式为 `.\(style)` 时为\($0)") }
      }
      facts.append(
        told("It is always \(size)\(others.joined()).", "大小固定为\(size)\(others.joined())。"))
    }
    if !kind.defaultTraits.isEmpty {
      let traits = kind.defaultTraits.map { "`.\($0)`" }
      facts.append(told("Traits: ", "特征：") + traits.joined(separator: ", ") + told(".", "。"))
    }
    if kind.role != .part, !kind.hasBaseline { facts.append(told("It has no baseline.", "没有基线。")) }
    if !kind.related.isEmpty {
      let links = kind.related.map { Page.link(to: Kind.named($0)) }
      facts.append(told("Related: ", "相关：") + links.joined(separator: ", ") + told(".", "。"))
    }
    return facts
  }

  /// The other events of a kind; those of touches in one row.
  private func events(_ kind: Kind, besides event: EventName) -> [String] {
    let touches = EventSet.touch.events
    let names = kind.events.events.filter { $0 != event && !touches.contains($0) }
    let takesTouches = touches.allSatisfy(kind.events.events.contains)
    return names.map { "`\($0.name)`" }
      + (takesTouches ? [told("[touches](#events)", "[触摸](#事件)")] : [])
  }

  /// The example, drawn as `ctl render --width 40` does.
  private static func picture(_ kind: Kind) -> String {
    let source = SourceText(path: "Example.ctl", bytes: Array(kind.example.utf8))
    var options = RenderOptions()
    options.width = 40
    let program = Program.check(source)
    let settings = Reference.settings(of: program)
    guard let rendering = try? Terminal.render(program, settings: settings, options: options)
    else { return "" }
    return String(decoding: rendering.text, as: UTF8.self)
  }

  private func points(_ size: KindSize) -> String? {
    guard let height = size.height.map({ Value.text($0) }) else { return nil }
    return size.width.map { Value.text($0) + " × \(height)" + told(" points", " 点") }
      ?? told("\(height) points high", "高 \(height) 点")
  }

  // MARK: Properties

  static let propertyColumns = [
    Message("property", "属性"), Message("type", "类型"), Message("default", "默认值"),
    Message("values", "取值"), Message("since", "始于"), Message("is", "说明"),
  ]

  func row(_ property: Property) -> [String] {
    let name =
      switch property.keying {
      case .single: property.name.name
      case .state: "\(property.name.name)(state)"
      case .statePair: "\(property.name.name)(left:right:)"
      }
    var about = told(property.documentation)
    if property.isBindable { about += told("; takes `<->`", "；可用 `<->` 绑定") }
    if property.isAppearance { about += told("; `appearance` may set it", "；可由 `appearance` 设置") }
    if let rule = property.reportingRule {
      about += told("; not to be written: ", "；不应设置：") + Page.link(toRule: rule)
    }
    return [
      "`\(name)`", property.type.spelled, defaultText(property), values(property),
      since(property), about,
    ]
  }

  private func defaultText(_ property: Property) -> String {
    if let written = property.defaultValue.text(property.type) { return "`\(written)`" }
    switch property.defaultValue {
    case .inherited: return told("that of the superview", "与父视图相同")
    case .derived(let derivation): return told(derivation.words)
    case .required: return told("none: it must be written", "无：必须写明")
    default: return ""
    }
  }

  private func values(_ property: Property) -> String {
    let range = property.rangeText.map { ["`\($0)`"] } ?? []
    return (range + members(property.type)).joined(separator: ", ")
  }

  private func members(_ type: ValueType) -> [String] {
    switch type {
    case .oneOf(let set), .durationOr(let set): set.members.map { "`.\($0)`" }
    case .list(let element): members(element)
    default: []
    }
  }

  /// The first edition of the guidelines that has it; properties of UIKit are older than both, and
  /// properties of this language alone belong to none.
  private func since(_ property: Property) -> String {
    let sources = Set(property.source.split(separator: " "))
    if !sources.isDisjoint(with: ["000", "002", "004", "U"]) { return "ios7" }
    return sources.isDisjoint(with: ["001", "003"]) ? "" : "ios8"
  }

  /// The shared tables that apply to a kind.
  private func shared(_ kind: Kind) -> String {
    guard kind.role != .part else { return "" }
    var tables = [(Message("every element", "每个元素"), Page.shared[0])]
    if kind.isControl { tables.append((Message("every control", "每个控件"), Page.shared[1])) }
    if kind.alignsContent {
      tables.append((Message("aligned content", "对齐的内容"), Page.shared[2]))
    }
    let links = tables.map { "[\(told($0.0))](#\(Page.anchor(told($0.1))))" }
    let label =
      kind.property(named: .describedBy) != nil
        && !kind.ownProperties.contains { $0.name == .describedBy }
      ? told(", and `describedBy`", "，以及 `describedBy`") : ""
    return told("And the properties of ", "以及以下属性：") + links.joined(separator: told(", of ", "、"))
      + label + told(".", "。")
  }

  private func misplaced(_ kind: Kind) -> String {
    var names: [(rule: String, text: String)] = []
    for property in kind.ownProperties where property.isMisplaced {
      guard let rule = property.reportingRule else { continue }
      let name = "`\(property.name.name)`"
      if let index = names.firstIndex(where: { $0.rule == rule }) {
        names[index].text += ", \(name)"
      } else {
        names.append((rule, name))
      }
    }
    let texts = names.map { "\($0.text) (\(Page.link(toRule: $0.rule))\(inOneEdition($0.rule)))" }
    if texts.isEmpty { return "" }
    return told("Not here: ", "此处没有：") + texts.joined(separator: ", ") + told(".", "。")
  }

  /// Where a rule is about one edition only, what is reported in the other.
  private func inOneEdition(_ rule: String) -> String {
    guard let editions = Codes.named(rule)?.editions,
      let edition = Edition.allCases.first(where: editions.contains),
      Edition.allCases.contains(where: { !editions.contains($0) })
    else { return "" }
    let other = Page.link(toRule: "control/unknown-property")
    return told(
      " with `guidelines: \(edition.rawValue)`, else \(other)",
      "：`guidelines: \(edition.rawValue)` 时；否则 \(other)")
  }

  // MARK: Rules

  private mutating func rules(_ kind: Kind) {
    let family = Page.family(kind.name)
    let own = Codes.rules.filter { $0.family == family }
    if !own.isEmpty {
      text(told("Rules:", "规则："))
      text(
        own.map { "* \(Page.link(toRule: $0.id)): \($0.title.outline(language))" }.joined(
          separator: "\n"))
    }
    let others = Rule.all.filter { rule in
      guard rule.code.family != family, !rule.isOnlyForDesigns, case .kinds(let names) = rule.visits
      else { return false }
      return names.contains(kind.name)
    }
    if !others.isEmpty {
      let links = others.map { Page.link(toRule: $0.code.id) }
      let label = own.isEmpty ? told("Rules: ", "规则：") : told("Also: ", "还有：")
      text(label + links.joined(separator: ", ") + told(".", "。"))
    }
  }

  /// `date-picker`, the family of the rules about `datePicker`.
  private static func family(_ name: KindName) -> String {
    name.name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }

  static func link(toRule code: String) -> String {
    "[`\(code)`](Rules.md#\(code.prefix { $0 != "/" }))"
  }
}
