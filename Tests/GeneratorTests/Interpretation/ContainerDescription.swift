import CtlCatalogue
import CtlChecker
import CtlRuntime

/// What stands around controls.
extension Interpretation {
  func container(_ id: ElementID, _ place: Place) -> ControlTree {
    let element = place.program.element(id)
    var entries: [(entry: PropertyEntry, place: Place)] = []
    for (source, index) in files() where source.appearances[index].kind == element.kind {
      entries += source.properties[source.appearances[index].properties].map {
        ($0, filePlace(source))
      }
    }
    for shown in program.screens where shown.root == screen.root {
      for index in shown.scope.appearances where program.appearances[index].kind == element.kind {
        entries += program.properties[program.appearances[index].properties].map { ($0, screen) }
      }
    }
    entries += styled(element, place)
    let own = place.program.properties[element.properties]
    entries += own.filter { $0.group == .own }.map { ($0, place) }
    func value(_ name: PropertyName) -> Datum? {
      guard let (entry, place) = entries.last(where: { $0.entry.name == name }) else { return nil }
      let value = evaluate(entry.expression, place)
      return value == .none ? nil : value
    }
    func color(_ name: PropertyName) -> CtlRuntime.Color? {
      if case .color(let color)? = value(name) { color } else { nil }
    }
    func number(_ name: PropertyName) -> Double? {
      switch value(name) {
      case .double(let number): number
      // A bound variable may be a whole number.
      case .int(let number): Double(number)
      default: nil
      }
    }
    func whole(_ name: PropertyName) -> Int {
      if case .int(let number)? = value(name) { number } else { 0 }
    }
    func image(_ name: PropertyName) -> CtlRuntime.ImageReference? {
      if case .image(let image)? = value(name) { image } else { nil }
    }
    func member(_ name: PropertyName) -> String? {
      if case .member(let member)? = value(name) { member } else { nil }
    }
    var traits = ControlTree.ScreenTraits()
    traits.device = member(.device).flatMap { .init(rawValue: $0) } ?? .iPhone
    traits.widthClass = member(.widthClass).flatMap { .init(rawValue: $0) }
    traits.orientation = member(.orientation).flatMap { .init(rawValue: $0) } ?? .portrait
    var accessibility = Accessibility()
    for entry in own where entry.group == .accessibility {
      let value = evaluate(entry.expression, place)
      switch entry.name {
      case .label: accessibility.label = value.text
      case .hint: accessibility.hint = value.text
      case .value: accessibility.value = value.text
      case .identifier: accessibility.identifier = value.text
      case .traits: accessibility.traits = traitSet(value)
      default: break
      }
    }
    let isNamed = element.kind != .screen && place.names[id.index] != nil
    return ControlTree(
      ControlTree.Container.Kind(rawValue: element.kind.name) ?? .view, value(.title)?.text,
      name: isNamed ? place.reference(id.index).map { ElementName($0) } : nil, traits: traits,
      tintColor: color(.tintColor), background: color(.background),
      isHidden: value(.isHidden)?.bool ?? false,
      isUserInteractionEnabled: value(.isUserInteractionEnabled)?.bool ?? true,
      axis: member(.axis).flatMap { .init(rawValue: $0) },
      spacing: number(.spacing) ?? 0,
      alignment: member(.alignment).flatMap { .init(rawValue: $0) },
      margins: number(.margins) ?? 0, width: number(.width),
      acceptsKeyboardInput: value(.acceptsKeyboardInput)?.bool ?? false,
      text: value(.text)?.text ?? "",
      automaticUpdates: value(.automaticUpdates)?.bool ?? true,
      subtitle: value(.subtitle)?.text, image: image(.image),
      accessory: member(.accessory).flatMap { .init(rawValue: $0) } ?? .none,
      footer: value(.footer)?.text, message: value(.message)?.text,
      isPresented: value(.isPresented)?.bool ?? false, badgeValue: value(.badgeValue)?.text,
      selectedIndex: whole(.selectedIndex), height: number(.height),
      contentInset: number(.contentInset) ?? 0,
      isPagingEnabled: value(.isPagingEnabled)?.bool ?? false,
      currentPage: whole(.currentPage), contentOffset: number(.contentOffset) ?? 0,
      accessibility: accessibility
    ) {
      for child in children(of: id, place) { child }
    }
  }

  func traitSet(_ value: Datum) -> AccessibilityTraits {
    var traits = AccessibilityTraits()
    for case .member(let name) in value.items {
      if let trait = AccessibilityTraits(name: name) { traits.insert(trait) }
    }
    return traits
  }

  /// What the style of an element says, where the element does not.
  func styled(_ element: Element, _ place: Place) -> [(PropertyEntry, Place)] {
    guard let (source, style) = place.program.style(of: element) else { return [] }
    let own = place.program.properties[element.properties]
    let home = source.fileStyles.contains { source.styles[$0] == style } ? filePlace(source) : place
    return source.properties[style.properties].filter { entry in
      !own.contains {
        $0.group == .own && $0.name == entry.name && $0.state == entry.state
          && $0.rightState == entry.rightState
      }
    }.map { ($0, home) }
  }
}
