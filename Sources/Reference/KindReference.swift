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
    text("**\(kind.title.en).** \(kind.documentation.en)")
    text(Page.facts(kind).map { "* \($0)" }.joined(separator: "\n"))
    code("ctl", kind.example)
    code("text", Page.picture(kind))
    text("![\(kind.title.en)](\(Reference.picturePath(kind.name)))")
    table(Page.propertyColumns, kind.ownProperties.filter { !$0.isMisplaced }.map(Page.row))
    text(Page.shared(kind))
    text(Page.misplaced(kind))
    text(
      kind.behaviors.enumerated().map { "* **B\($0.offset + 1)** \($0.element.en)" }
        .joined(separator: "\n"))
    rules(kind)
  }

  private static func facts(_ kind: Kind) -> [String] {
    var facts = ["Place: \(kind.placement.en)"]
    if !kind.uikitClass.isEmpty { facts.append("UIKit: `\(kind.uikitClass)`.") }
    if let name = kind.primaryText {
      facts.append("The text after it: `\(name.name)`.")
    }
    if let event = kind.defaultEvent {
      let others = events(kind, besides: event)
      let rest = others.isEmpty ? "" : "; also \(others.joined(separator: ", "))"
      facts.append("Sends: `\(event.name)`\(rest).")
    }
    switch kind.children {
    case .none: break
    case .elements: facts.append("Holds: any elements.")
    case .only(let names):
      let links = names.map { link(to: Kind.named($0)) }
      facts.append("Holds: \(links.joined(separator: ", ")).")
    }
    if let size = points(kind.fixedSize) {
      let others = kind.styleSizes.compactMap { style, size in
        points(size).map { ", \($0) in the style `.\(style)`" }
      }
      facts.append("It is always \(size)\(others.joined()).")
    }
    if !kind.defaultTraits.isEmpty {
      let traits = kind.defaultTraits.map { "`.\($0)`" }
      facts.append("Traits: \(traits.joined(separator: ", ")).")
    }
    if kind.role != .part, !kind.hasBaseline { facts.append("It has no baseline.") }
    if !kind.related.isEmpty {
      let links = kind.related.map { link(to: Kind.named($0)) }
      facts.append("Related: \(links.joined(separator: ", ")).")
    }
    return facts
  }

  /// The other events of a kind; those of touches in one row.
  private static func events(_ kind: Kind, besides event: EventName) -> [String] {
    let touches = EventSet.touch.events
    let names = kind.events.events.filter { $0 != event && !touches.contains($0) }
    let takesTouches = touches.allSatisfy(kind.events.events.contains)
    return names.map { "`\($0.name)`" } + (takesTouches ? ["[touches](#events)"] : [])
  }

  /// The example, drawn as `ctl render --width 40` does.
  private static func picture(_ kind: Kind) -> String {
    let source = SourceText(path: "Example.ctl", bytes: Array(kind.example.utf8))
    var options = RenderOptions()
    options.width = 40
    let program = Program.check(source)
    guard let rendering = try? Terminal.render(program, options: options) else { return "" }
    return String(decoding: rendering.text, as: UTF8.self)
  }

  private static func points(_ size: KindSize) -> String? {
    guard let height = size.height.map({ Value.text($0) }) else { return nil }
    return size.width.map { "\(Value.text($0)) × \(height) points" } ?? "\(height) points high"
  }

  // MARK: Properties

  static let propertyColumns = ["property", "type", "default", "values", "since", "is"]

  static func row(_ property: Property) -> [String] {
    let name =
      switch property.keying {
      case .single: property.name.name
      case .state: "\(property.name.name)(state)"
      case .statePair: "\(property.name.name)(left:right:)"
      }
    var about = property.documentation.en
    if property.isBindable { about += "; takes `<->`" }
    if property.isAppearance { about += "; `appearance` may set it" }
    if let rule = property.reportingRule { about += "; not to be written: \(link(toRule: rule))" }
    return [
      "`\(name)`", property.type.spelled, defaultText(property), values(property),
      since(property), about,
    ]
  }

  private static func defaultText(_ property: Property) -> String {
    if let written = property.defaultValue.text(property.type) { return "`\(written)`" }
    switch property.defaultValue {
    case .inherited: return "that of the superview"
    case .derived(let derivation): return derivation.words.en
    case .required: return "none: it must be written"
    default: return ""
    }
  }

  private static func values(_ property: Property) -> String {
    let range = property.rangeText.map { ["`\($0)`"] } ?? []
    return (range + members(property.type)).joined(separator: ", ")
  }

  private static func members(_ type: ValueType) -> [String] {
    switch type {
    case .oneOf(let set), .durationOr(let set): set.members.map { "`.\($0)`" }
    case .list(let element): members(element)
    default: []
    }
  }

  /// The first edition of the guidelines that has it; properties of UIKit are older than both, and
  /// properties of this language alone belong to none.
  private static func since(_ property: Property) -> String {
    let sources = Set(property.source.split(separator: " "))
    if !sources.isDisjoint(with: ["000", "002", "004", "U"]) { return "ios7" }
    return sources.isDisjoint(with: ["001", "003"]) ? "" : "ios8"
  }

  /// The shared tables that apply to a kind.
  private static func shared(_ kind: Kind) -> String {
    guard kind.role != .part else { return "" }
    var tables = ["every element"]
    if kind.isControl { tables.append("every control") }
    if kind.alignsContent { tables.append("aligned content") }
    let links = tables.map { "[\($0)](#\(anchor("Properties of \($0)")))" }
    let label =
      kind.property(named: .describedBy) != nil
        && !kind.ownProperties.contains { $0.name == .describedBy } ? ", and `describedBy`" : ""
    return "And the properties of \(links.joined(separator: ", of "))\(label)."
  }

  private static func misplaced(_ kind: Kind) -> String {
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
    let texts = names.map { "\($0.text) (\(link(toRule: $0.rule)))" }
    return texts.isEmpty ? "" : "Not here: \(texts.joined(separator: ", "))."
  }

  // MARK: Rules

  private mutating func rules(_ kind: Kind) {
    let family = Page.family(kind.name)
    let own = Codes.rules.filter { $0.family == family }
    if !own.isEmpty {
      text("Rules:")
      text(
        own.map { "* \(Page.link(toRule: $0.id)): \($0.title.outline(.english))" }.joined(
          separator: "\n"))
    }
    let others = Rule.all.filter { rule in
      guard rule.code.family != family, case .kinds(let names) = rule.visits else { return false }
      return names.contains(kind.name)
    }
    if !others.isEmpty {
      let links = others.map { Page.link(toRule: $0.code.id) }
      text("\(own.isEmpty ? "Rules" : "Also"): \(links.joined(separator: ", ")).")
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
