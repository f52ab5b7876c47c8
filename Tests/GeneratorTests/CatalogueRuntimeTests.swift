import CtlCatalogue
import CtlRuntime
import Testing

/// The catalogue says what a kind is, the runtime does it: both must say the same, fact by fact.
@Suite struct CatalogueRuntimeTests {
  static let modelled = Kind.all.filter { $0.role == .control || $0.role == .companion }

  /// Properties of the catalogue that the runtime keeps elsewhere, and where.
  static let exceptions: [KindName: [PropertyName: String]] = [
    .networkActivityIndicator: [.duration: "a task of the app has it"],
    .picker: [.selection: "a variable chooses the row of a wheel"],
  ]

  /// Properties whose default the runtime words differently, and why.
  static let otherDefaults: [KindName: [PropertyName: String]] = [
    .picker: [.wheels: "the catalogue wants them written; there is always one wheel"]
  ]

  @Test("the runtime has the controls and companions of the catalogue, in its order")
  func kinds() {
    #expect(ControlKind.allCases.map(\.rawValue) == Self.modelled.map(\.name.name))
    #expect(ControlKind.controls.map(\.rawValue) == Kind.controls.map(\.name.name))
    for kind in ControlKind.allCases {
      #expect(kind.type.init().kind == kind)
      #expect(kind.facts.isUIControl == (kind.type.init() is any TouchControl))
      #expect(kind.type.init().isUserInteractionEnabled == kind.facts.isInteractive)
    }
  }

  @Test("both have the same facts", arguments: modelled.map(\.name))
  func facts(name: KindName) throws {
    let kind = Kind.named(name)
    let facts = try #require(ControlKind(rawValue: name.name)).facts
    #expect(facts.isUIControl == kind.isControl)
    #expect(facts.isInteractive == kind.isInteractive)
    #expect(Set(facts.events.map(\.rawValue)) == Set(kind.events.events.map(\.name)))
    #expect(facts.events.count == kind.events.events.count)
    #expect(facts.defaultEvent?.rawValue == kind.defaultEvent?.name)
    #expect(Set(facts.traits.names) == Set(kind.defaultTraits))
    #expect(facts.fixedSize.width == kind.fixedSize.width)
    #expect(facts.fixedSize.height == kind.fixedSize.height)
    #expect(facts.hasBaseline == kind.hasBaseline)
    #expect(facts.isInput == kind.isInput)
  }

  @Test(
    "every property that may be written is a field of that name", arguments: modelled.map(\.name))
  func fields(name: KindName) throws {
    let fields = Set(try #require(ControlKind(rawValue: name.name)).fieldNames)
    for property in Kind.named(name).properties where property.access == .settable {
      let isException = Self.exceptions[name]?[property.name] != nil
      #expect(fields.contains(property.name.name) != isException, "\(property.name)")
    }
  }

  @Test("an activity indicator has the sizes of its styles")
  func styleSizes() {
    let kind = Kind.named(.activityIndicator)
    for style in ActivityIndicator.Style.allCases {
      let size = kind.styleSizes.first { $0.key == style.rawValue }?.value ?? kind.fixedSize
      #expect(size.width == style.side && size.height == style.side)
    }
  }

  @Test("a segment has the fields and defaults of its part")
  func segments() {
    guard case .fields(let fields) = SegmentedControl.Segment().fieldValue else {
      Issue.record("a segment has no fields")
      return
    }
    for property in Kind.named(.segment).ownProperties {
      #expect(fields[property.name.name] == defaultValue(property), "\(property.name)")
    }
  }

  @Test("every default is the same", arguments: modelled.map(\.name))
  func defaults(name: KindName) throws {
    let control = AnyControl(try #require(ControlKind(rawValue: name.name)))
    for property in Kind.named(name).properties
    where property.access == .settable && Self.exceptions[name]?[property.name] == nil
      && Self.otherDefaults[name]?[property.name] == nil
    {
      guard let expected = defaultValue(property) else { continue }
      #expect(control.value(property.name.name) == expected, "\(property.name)")
    }
  }

  /// Nil for what depends on more than the control.
  private func defaultValue(_ property: Property) -> FieldValue? {
    switch (property.defaultValue, property.type) {
    // A control without a styled text has none, and its text as it is.
    case (.absent, .list(.run)): .nothing
    case (.absent, .list): .list([])
    case (.absent, _), (.inherited, _): .nothing
    case (.derived(let derivation), _):
      switch derivation {
      case .content, .container, .segments, .surroundings, .nearbyText, .item: .nothing
      case .firstRow: .list([.int(0)])
      default: nil
      }
    case (.required, _): nil
    case (let value, let type): Self.plain(value, type)
    }
  }

  private static func plain(_ value: DefaultValue, _ type: ValueType) -> FieldValue {
    switch value {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): type == .duration ? .duration(.seconds(value)) : .double(value)
    case .string(let value): .string(value)
    case .member(let name):
      type == .font ? .font(.style(Font.TextStyle(rawValue: name) ?? .caption2)) : .member(name)
    case .image(let name): .image(ImageReference(name))
    case .list(let items): .list(items.map { plain($0, type) })
    case .absent, .inherited, .derived, .required: .nothing
    }
  }

  // MARK: Ranges

  private static let rangedProperties = modelled.flatMap { kind in
    kind.ownProperties.filter { $0.range != nil }.map { (kind.name, $0.name) }
  }

  @Test("a control keeps every range as the catalogue says", arguments: rangedProperties)
  func range(name: KindName, propertyName: PropertyName) throws {
    let property = try #require(Kind.named(name).property(named: propertyName))
    let range = try #require(property.range)
    let before = AnyControl(try #require(ControlKind(rawValue: name.name)), Self.limits(name))
    let start = before.value(propertyName.name)
    let (lower, upper) = (end(range.lower, before, -1), end(range.upper, before, 1))
    #expect(lower != nil || upper != nil)

    func after(_ number: Double) -> AnyControl {
      var control = before
      control.set([FieldSetting(propertyName.name, Self.value(number, property.type))])
      return control
    }
    func expect(_ number: Double, gives expected: FieldValue?) {
      #expect(after(number).value(propertyName.name) == expected, "\(number)")
    }
    for end in [lower, upper] {
      guard let end else { continue }
      if range.divides == nil { expect(end, gives: Self.value(end, property.type)) }
      let outside = end + (end == lower ? -7 : 7)
      switch range.outside {
      case .clamped: expect(outside, gives: Self.value(end, property.type))
      case .refused: expect(outside, gives: start)
      case .replaced: expect(outside, gives: defaultValue(property))
      case .pushesLimit:
        expect(outside, gives: Self.value(outside, property.type))
        let limit = try #require(range.properties.first)
        #expect(after(outside).value(limit.name) != before.value(limit.name))
      case .liftsLimits:
        expect(outside, gives: Self.value(outside, property.type))
        #expect(after(outside).value("date") == before.value("date"))
      }
    }
    if let divisor = range.divides, let lower, let upper {
      for number in Int(lower)...Int(upper) {
        let fits = divisor.isMultiple(of: number)
        expect(Double(number), gives: fits ? .int(number) : defaultValue(property))
      }
    }
  }

  /// What the limits are that other properties and parts set.
  private static func limits(_ name: KindName) -> [FieldSetting] {
    switch name {
    case .pageControl: [FieldSetting("numberOfPages", .int(5))]
    case .segmentedControl: [FieldSetting("segments", .list([.fields([:]), .fields([:])]))]
    case .datePicker:
      [
        FieldSetting("mode", .member("countDownTimer")), FieldSetting("mode", .member("date")),
        FieldSetting("minimumDate", value(100, .date)),
        FieldSetting("maximumDate", value(200, .date)), FieldSetting("date", value(150, .date)),
      ]
    default: []
    }
  }

  /// The last number within an end.
  private func end(_ end: ValueRange.End?, _ control: AnyControl, _ sign: Double) -> Double? {
    guard let end else { return nil }
    let number: Double? =
      switch end.limit {
      case .number(let number): number
      case .property(let name): control.value(name.name).flatMap(Self.number)
      case .count:
        if case .list(let items)? = control.value("segments") { Double(items.count) } else { nil }
      }
    return end.isIncluded ? number : number.map { $0 - sign * ($0 == 1 ? 0.5 : 1) }
  }

  /// Days for dates, seconds for durations.
  private static func value(_ number: Double, _ type: ValueType) -> FieldValue {
    switch type {
    case .int: .int(Int(number))
    case .duration: .duration(.seconds(number))
    case .date: .date(DateTime.earliest.adding(days: Int(number)))
    default: .double(number)
    }
  }

  private static func number(_ value: FieldValue) -> Double? {
    switch value {
    case .int(let value): Double(value)
    case .double(let value): value
    case .date(let date): Double(date.dayNumber)
    default: nil
    }
  }
}
