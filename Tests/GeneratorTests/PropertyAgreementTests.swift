import CtlCatalogue
import CtlChecker
import CtlRuntime
import Foundation
import Testing

@testable import CtlRules
@testable import CtlTerminal

/// What a property of an element is worth when a screen opens: as rules see it, as it is drawn, and
/// in the running generated code. It is the same for every property of every element of the samples
/// and of random projects.
@Suite struct PropertyAgreementTests {
  @Test func everyProperty() throws {
    guard let screens = try GeneratedRun.shared.get()?.screens else { return }
    var (seen, known) = (0, 0)
    for screen in screens {
      guard let opening = screen.steps.first?.tree else {
        Issue.record("\(screen.name) does not open")
        continue
      }
      let elements = try #require(
        OpeningElement.all(screen.program, screen.index, opening),
        "\(screen.name) is drawn with other elements than it has while it runs")
      let properties = elements.flatMap(\.properties)
      seen += properties.count
      known += properties.filter { $0.rules != nil }.count
      let report = properties.filter { !$0.isAgreed }.map(\.description)
      if !report.isEmpty {
        Issue.record(
          """
          \(screen.name) of \(screen.program.origins.source.path): \(report.count) of \
          \(properties.count) properties
          \(report.prefix(40).joined(separator: "\n"))
          """)
      }
    }
    #expect(seen > 100 * screens.count && known > seen / 2, "\(known) of \(seen)")
  }
}

/// One element that is there when a screen opens, in its three forms.
private struct OpeningElement {
  let control: PlacedElement
  let node: RenderNode
  let running: ControlTree
  let program: Program
  let screen: Int

  /// Nil when drawings and generated code have different elements.
  static func all(_ program: Program, _ screen: Int, _ running: ControlTree) -> [OpeningElement]? {
    let drawn = LiveScreen(program, screen: screen, now: Driver.present).ownTree.nodes.filter {
      Kind.named($0.kind).role != .part
    }
    let walk = Walk(
      Expansion(program, .screen(screen)), Memo(program, Settings(), [:]))
    let running = flat(running)
    guard drawn.count == running.count else { return nil }
    return zip(drawn, running).map { node, running in
      OpeningElement(
        control: PlacedElement(walk: walk, index: Int(node.instance)), node: node, running: running,
        program: program, screen: screen)
    }
  }

  /// Only the chosen tab of a bar has contents, and a drawing has them after the bar.
  private static func flat(_ tree: ControlTree) -> [ControlTree] {
    guard case .container(let bar) = tree.content, bar.kind == .tabBar else {
      return [tree] + tree.children.flatMap { flat($0) }
    }
    return [tree] + tree.children
      + tree.children.flatMap { tab -> [ControlTree] in
        guard case .container(let container) = tab.content, container.isSelected else { return [] }
        return tab.children.flatMap { flat($0) }
      }
  }

  /// Those that a control of the runtime has as well.
  var properties: [OpeningProperty] {
    let fields = fields
    let kind = Kind.named(node.kind)
    return kind.properties.flatMap { property -> [OpeningProperty] in
      switch property.type {
      case .reference, .list(.reference), .view, .anything: return []
      // A picture has the locale of its language, running code that of the machine.
      case _ where property.name == .locale: return []
      // A variable that segments choose is no property of the control.
      case _ where property.name == .selection && control.written(.selection)?.isBinding == true:
        return []
      // Wheels beside a bound enum are a finding of `picker/unused-wheels`.
      case _ where property.name == .wheels && isBoundToEnum: return []
      case _ where property.name == .selectedRows && isBoundToEnum && node.size > 1: return []
      // Ends that are exchanged are an error of `date-picker/range-inverted`.
      case _ where property.name == .date && hasInvertedDates(fields): return []
      // Neither a day nor a length has a noon: an error of `date-picker/am-pm-wheel`. The control
      // keeps what it was told.
      case _ where property.name == .showsAMPM && hasNoTime(fields): return []
      // What a screen starts as it appears runs already; here each action of the app starts a task.
      case _ where property.decidedBy == .while && startsWork: return []
      default: break
      }
      let name = property.name.name
      let states = property.keying == .state ? UInt8(0)..<8 : 0..<1
      return states.compactMap { bits in
        let value = CtlCatalogue.ControlState(rawValue: bits)
        let state = CtlRuntime.ControlState(rawValue: bits)
        let field: JSON?
        switch property.keying {
        case .single: field = fields[name] ?? (isOptional(property) ? .null : nil)
        case .state: field = fields[name].map { perState($0)[state] ?? .null }
        case .statePair: field = fields[name].map { $0.images.first ?? .null }
        }
        guard let field else { return nil }
        // Rules look at one state at a time, and at what is written for it.
        let isOne = CtlCatalogue.ControlState.names.dropLast().contains { $0.state == value }
        let judged = isOne ? rules(property, value) : nil
        let shown = drawn(property, value)
        let isUnsaid = judged == nil && field == .null && isDerived(property)
        return OpeningProperty(
          element: "\(node.kind.name) \(running.name?.rawValue ?? "")",
          name: state == .normal ? name : "\(name)(\(state))",
          rules: judged, drawn: shown, running: field.plain,
          isAgreed: isUnsaid
            || (judged.map { isTaken($0, as: field, property) } ?? true)
              && (shown.map { isTaken($0, as: field.inLight, property) } ?? true)
        )
      }
    }
  }

  /// What the runtime shows in each state of what a field has for some.
  private func perState(_ field: JSON) -> PerState<JSON> {
    var values = PerState<JSON>()
    for (state, value) in field.members {
      if let state = CtlRuntime.ControlState(state) { values[state] = own(value) }
    }
    return values
  }

  /// An image without a name is none, and leaves a state to the normal one.
  private func own(_ value: JSON?) -> JSON? { value?["name"] == .string("") ? nil : value }

  private func hasNoTime(_ fields: [String: JSON]) -> Bool {
    fields["mode"] == .string("date") || fields["mode"] == .string("countDownTimer")
  }

  /// Whether the screen has a handler for `appear`.
  private var startsWork: Bool {
    let root = program.screens[screen].root
    return program.handlers[program.element(root).handlers].contains { $0.event == .appear }
  }

  private var isBoundToEnum: Bool {
    guard let selection = control.written(.selection), selection.isBinding else { return false }
    return selection.expression.type.unwrapped.base == .enumeration
  }

  private func hasInvertedDates(_ fields: [String: JSON]) -> Bool {
    guard case .string(let first)? = fields["minimumDate"],
      case .string(let last)? = fields["maximumDate"]
    else { return false }
    return first >= last
  }

  private func isDerived(_ property: Property) -> Bool {
    if case .derived = property.defaultValue { true } else { false }
  }

  /// Whether a value is that of the running control. Rules see what is written, also where it is out
  /// of range; the control takes what it can of it.
  private func isTaken(_ value: JSON, as field: JSON, _ property: Property) -> Bool {
    if value.plain == field.plain { return true }
    // A variable for an image begins with an image without a name, which is none.
    if value == .null, field["name"] == .string("") { return true }
    if let settled = settled(value, property) { return settled == field }
    guard property.keying == .single, value != .null, var control = running.control else {
      return false
    }
    control.write(property.name.name, value)
    return JSON(control)[property.name.name] == field
  }

  /// Where a scroll view comes to rest when it is told a place.
  private func settled(_ value: JSON, _ property: Property) -> JSON? {
    guard case .number(let number) = value, var view = running.container, view.kind == .scrollView
    else { return nil }
    switch property.name {
    case .currentPage: view.currentPage = Int(number)
    case .contentOffset: view.contentOffset = number
    default: return nil
    }
    view.settle()
    return JSON(view)[property.name.name]
  }

  /// The encoded fields of the control or container; containers leave out what is nil.
  private var fields: [String: JSON] {
    switch running.content {
    case .control(let control): return JSON(control).members
    case .container(let container):
      let members = JSON(container).members
      return members.merging(members["traits"]?.members ?? [:]) { $1 }
    }
  }

  private func isOptional(_ property: Property) -> Bool {
    running.container != nil
      && [.title, .tintColor, .background, .width, .widthClass].contains(property.name)
  }

  /// Whether the ends of its range are exchanged: an error of a rule, which sees them as they are
  /// written, while the control moves one of them. One of them may be known only while it runs.
  private var isInverted: Bool {
    guard control.minimum != nil || control.maximum != nil,
      let minimum = control.minimum ?? running("minimumValue"),
      let maximum = control.maximum ?? running("maximumValue")
    else { return false }
    return minimum >= maximum
  }

  /// An end of the range that rules do not know.
  private func running(_ end: String) -> Double? {
    if case .number(let number)? = fields[end] { number } else { nil }
  }

  private func rules(_ property: Property, _ state: CtlCatalogue.ControlState) -> JSON? {
    if [.minimumValue, .maximumValue].contains(property.name), isInverted { return nil }
    let value: Value? =
      switch control.walk.cascade.source(property.name, of: control.index, in: state) {
      case .written(let entry): control.value(of: entry)
      case .appearance(let style): style.program.constant(style.entry.expression)
      case .bound(let binding): control.value(of: property.name, following: binding)
      // Drawings and running controls have their own tint, and look around for another.
      case .inherited: nil
      // A screen that starts work of the network as it appears shows its indicator.
      case .standard where property.name == .isVisible && Kind.named(node.kind).followsNetwork: nil
      // A minimum that is written pushes a maximum that is not.
      case .standard(let value):
        Kind.named(node.kind).sources(of: property.name).count > 1 ? nil : value
      }
    return value.map { json($0, property) }
  }

  private func drawn(_ property: Property, _ state: CtlCatalogue.ControlState) -> JSON? {
    if property.keying == .statePair {
      let own = node.properties.first {
        $0.name == property.name && $0.state == state && $0.rightState ?? state == state
      }
      return own.map { json($0.value, property) } ?? .null
    }
    if property.keying == .state {
      return node.value(property.name, in: state).map { json($0, property) } ?? .null
    }
    if let raw = node.raw(property.name) { return json(raw, property) }
    if let value = node.value(property.name) { return json(value, property) }
    // The wheels of a picker may also be elements, and what is derived may be known when it runs.
    return property.name == .wheels || isDerived(property) ? nil : .null
  }

  private func json(_ value: RenderValue, _ property: Property) -> JSON {
    switch value {
    case .value(let value): json(value, property)
    case .list(let items) where property.type == .offset && items.count == 2:
      .object(["x": json(items[0], property), "y": json(items[1], property)])
    case .list(let items): .list(items.map { json($0, property) })
    case .enumCase(_, let name, _), .reference(let name), .systemView(let name): .string(name)
    case .element(let kind): .string(kind.name)
    }
  }

  private func json(_ value: Value, _ property: Property) -> JSON {
    let datum = Datum(value, in: program)
    switch (property.type, datum) {
    case (.durationOr, .duration(let duration)): return JSON(ExpectedDuration.lasting(duration))
    case (.durationOr, .member("known")): return JSON(ExpectedDuration.known)
    case (.durationOr, .member): return JSON(ExpectedDuration.unknown)
    case (.offset, .list(let numbers)) where numbers.count == 2:
      return .object(["x": JSON(numbers[0]), "y": JSON(numbers[1])])
    default: return JSON(datum)
    }
  }
}

private struct OpeningProperty: CustomStringConvertible {
  let element: String
  let name: String
  /// Nil when rules do not know it before the app runs.
  let rules: JSON?
  /// Nil when drawings do not need it.
  let drawn: JSON?
  let running: JSON
  let isAgreed: Bool

  var description: String {
    func text(_ value: JSON?) -> String { value.map(canonical) ?? "unknown" }
    return "  \(element): \(name): rules \(text(rules)), drawn \(text(drawn)), "
      + "running \(text(running))"
  }
}

/// A value as it is written, to compare what comes from different types.
private indirect enum JSON: Codable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([String: JSON])

  /// The same with colors as they look in the light, which is how they are drawn here.
  var inLight: JSON {
    switch self {
    case .string(let text):
      guard let color = CtlRuntime.Color(hex: text), color.isAdaptive else { return self }
      return .string(color.resolved(isDark: false).description)
    case .list(let items): return .list(items.map(\.inLight))
    case .object(let members): return .object(members.mapValues(\.inLight))
    default: return self
    }
  }

  init(_ value: some Encodable) {
    let text = Data(canonical(value).utf8)
    self = (try? JSONDecoder().decode(JSON.self, from: text)) ?? .string("?")
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
  subscript(_ name: String) -> JSON? { members[name] }

  private var items: [JSON] { if case .list(let items) = self { items } else { [] } }

  /// Of the images between segments, the one for normal segments.
  var images: [JSON] {
    items.filter { $0["left"] == .string("normal") && $0["right"] == .string("normal") }
      .compactMap { $0["image"] }
  }

  /// Styled text without its styles; everything else as it is.
  var plain: JSON {
    let styled = self["runs"] ?? self
    guard case .list(let runs) = styled, let first = runs.first, first["text"] != nil else {
      return self
    }
    return .string(
      runs.map { if case .string(let text)? = $0["text"] { text } else { "" } }.joined())
  }
}
