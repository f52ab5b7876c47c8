import CtlCatalogue

// A use of a component has no view of its own: where one is asked for, it is that of the only element
// of the component.

extension Program {
  /// The only element of a component, besides what lies over the screen; nil where there is none, where
  /// there are several, and where it depends on the state.
  public func onlyElement(ofComponent index: Int) -> ElementID? {
    guard tables.components.indices.contains(index) else { return nil }
    let root = tables.components[index].root.index
    let end = root + Int(tables.elements[root].size)
    var next = root + 1
    var only: ElementID?
    var count = 0
    while next < end, count < 64 {
      let element = tables.elements[next]
      let isModal = element.form == .kind && Kind.named(element.kind).isModal
      if !isModal {
        guard only == nil, element.form == .kind || element.form == .componentUse else {
          return nil
        }
        only = ElementID(next)
      }
      next += Int(element.size)
      count += 1
    }
    return next < end ? nil : only
  }

  /// The same of the component that an element uses, with the program that declares it.
  public func onlyElement(ofUse id: ElementID) -> (program: Program, element: ElementID)? {
    let use = element(id)
    guard use.form == .componentUse, use.payload >= 0,
      case let symbol = tables.componentUses[Int(use.payload)],
      let source = program(of: symbol.file)
    else { return nil }
    return source.onlyElement(ofComponent: Int(symbol.index)).map { (source, $0) }
  }

  /// The element that has the box of an element: itself, or the one that a use stands for.
  public func boxed(_ id: ElementID) -> (program: Program, element: ElementID)? {
    var place = (program: self, element: id)
    for _ in 0..<64 {
      guard place.program.element(place.element).form == .componentUse else { return place }
      guard let only = place.program.onlyElement(ofUse: place.element) else { return nil }
      place = only
    }
    return nil
  }
}

extension Constraint.Form {
  /// The elements that it names, in the order of the file.
  public var elements: [ElementID] {
    switch self {
    case .kind(_, let elements): elements
    case .equation(let left, let right, _): [left.element, right?.element].compactMap { $0 }
    }
  }
}
