/// Writes the differences between two descriptions into the tree that people see.
///
/// The three trees are walked side by side: what is described as before stays as it is, and costs no
/// more than the comparison. An element with a name keeps its state wherever it goes; the place only
/// says where to look first. An element of an item of a list goes with its item: its name, which has
/// the place of the item, may change then.
struct TreeUpdate {
  private let former: ControlTree
  private let live: ControlTree
  /// Whether parts can stay as they are: covered ones have lost what covers them.
  private let keepsParts: Bool
  /// Whether a button that reveals a view is new or has changed.
  private(set) var hasRevealing = false
  /// The elements with a name; looked for when one is not in its place.
  private lazy var named: [Reference: Pair] = {
    var result: [Reference: Pair] = [:]
    TreeUpdate.collect(former, live, &result)
    return result
  }()

  /// An element as it was described, and as it is.
  private struct Pair {
    var former: ControlTree
    var live: ControlTree
  }

  init(former: ControlTree, live: ControlTree, keepsParts: Bool) {
    (self.former, self.live, self.keepsParts) = (former, live, keepsParts)
  }

  private static func collect(
    _ former: ControlTree, _ live: ControlTree, _ result: inout [Reference: Pair]
  ) {
    if let name = former.name, name == live.name { result[name] = Pair(former: former, live: live) }
    for (former, live) in zip(former.children, live.children) { collect(former, live, &result) }
  }

  /// The tree that people see next; nil when it stays as it is.
  mutating func changed(_ description: ControlTree) -> ControlTree? {
    changed(description, former, live, isItem: false)
  }

  /// The next state of an element, beside what stood in its place; nil when that stays as it is.
  /// - Parameter isItem: Whether it is in an item of a list, which may have been elsewhere in it.
  private mutating func changed(
    _ new: ControlTree, _ former: ControlTree, _ live: ControlTree, isItem: Bool
  ) -> ControlTree? {
    let hasName = new.name == former.name && new.name == live.name
    guard hasName || isItem && new.isRenamed(former) else {
      return isItem ? fresh(new, isItem: true) : moved(new)
    }
    switch new.content {
    case .control(let described):
      guard case .control(let formerControl) = former.content,
        case .control(let control) = live.content
      else { return fresh(new, isItem: isItem) }
      let isSame = described == formerControl
      if keepsParts, hasName, isSame, new.constraints == former.constraints { return nil }
      guard new.name != nil else { return fresh(new, isItem: isItem) }
      note(described)
      if isSame, described.accessories.isEmpty { return new.with(.control(control)) }
      var merged = described.merged(former: formerControl, live: control)
      let pairs = Array(zip(former.children, live.children))
      merged.keepAccessories(of: described) { element in
        guard isItem, let pair = pairs.first(where: { element.isRenamed($0.0) }) else {
          return isItem ? element : moved(element)
        }
        return changed(element, pair.0, pair.1, isItem: true) ?? pair.1
      }
      return new.with(.control(merged))
    case .container(var described):
      guard case .container(let formerContainer) = former.content,
        case .container(let container) = live.content
      else { return fresh(new, isItem: isItem) }
      let children = described.children
      // Lists are compared at once when they are one list.
      described.children = formerContainer.children
      var isSame =
        keepsParts && hasName && described == formerContainer
        && new.constraints == former.constraints
      described.children = children
      update(
        &described.children, formerContainer.children, container.children, &isSame, isItem: isItem)
      if isSame { return nil }
      if new.name != nil { described.keep(formerContainer, container) }
      described.markTab()
      described.settle()
      return new.with(.container(described))
    }
  }

  /// The next children of a container. `isSame` becomes false when they do not all stay as they are.
  private mutating func update(
    _ children: inout [ControlTree], _ former: [ControlTree], _ live: [ControlTree],
    _ isSame: inout Bool, isItem: Bool
  ) {
    let hasPlaces = children.count == former.count && former.count == live.count
    if !hasPlaces { isSame = false }
    // Most children stay as they are, so the list of those is changed where they do not.
    var result = hasPlaces ? live : children
    var items: Items?
    for index in children.indices {
      let new = children[index]
      var place: Int? = index < former.count && index < live.count ? index : nil
      if new.item != nil, place.map({ former[$0].item != new.item }) ?? true || items != nil {
        // From here on the items stand elsewhere.
        if items == nil { items = Items(former, from: index) }
        place = items?.place(of: new)
      }
      guard let place, place < live.count else {
        result[index] =
          isItem || new.item != nil ? fresh(new, isItem: true) : moved(new)
        isSame = false
        continue
      }
      let next = changed(new, former[place], live[place], isItem: isItem || new.item != nil)
      if let next {
        result[index] = next
        isSame = false
      } else if !hasPlaces || place != index {
        result[index] = live[place]
        isSame = false
      }
    }
    children = result
  }

  private mutating func note(_ control: AnyControl) {
    if ControlKind.revealing.contains(control.kind) { hasRevealing = true }
  }

  /// An element that may have been elsewhere.
  private mutating func moved(_ new: ControlTree) -> ControlTree {
    guard let name = new.name, let pair = named[name] else { return fresh(new) }
    return changed(new, pair.former, pair.live, isItem: false) ?? pair.live
  }

  /// An element that was not there. Those in it may have been, unless it is that of a new item.
  private mutating func fresh(_ new: ControlTree, isItem: Bool = false) -> ControlTree {
    if isItem {
      for (_, control) in new.controls { note(control) }
      return new
    }
    switch new.content {
    case .control(var control):
      note(control)
      guard !control.accessories.isEmpty else { return new }
      control.keepAccessories(of: control) { moved($0) }
      return new.with(.control(control))
    case .container(var container):
      container.children = container.children.map { moved($0) }
      return new.with(.container(container))
    }
  }
}

/// The places of items in a former list of elements; each is given away once, so that items with the
/// same id stay in their order.
private struct Items {
  private var places: [String: [Int]] = [:]

  init(_ former: [ControlTree], from start: Int) {
    for index in former.indices.dropFirst(start).reversed() {
      if let item = former[index].item { places[item, default: []].append(index) }
    }
  }

  mutating func place(of new: ControlTree) -> Int? {
    new.item.flatMap { places[$0]?.popLast() }
  }
}

extension ControlTree {
  /// Whether it may be an element of an item that stood elsewhere in its list.
  fileprivate func isRenamed(_ former: ControlTree) -> Bool {
    name == former.name || name?.pattern == former.name?.pattern
  }

  fileprivate func with(_ content: Content) -> ControlTree {
    var result = self
    result.content = content
    return result
  }
}

extension ControlTree.Container {
  /// Takes over what people did: the row that they tapped, the text that they typed, unless the
  /// description has a new one, and the alert that they closed, until it is presented anew.
  fileprivate mutating func keep(_ former: Self, _ live: Self) {
    isSelected = live.isSelected
    if acceptsKeyboardInput, former.acceptsKeyboardInput, live.acceptsKeyboardInput,
      text == former.text
    {
      text = live.text
    }
    if selectedIndex == former.selectedIndex { selectedIndex = live.selectedIndex }
    if currentPage == former.currentPage { currentPage = live.currentPage }
    if contentOffset == former.contentOffset { contentOffset = live.contentOffset }
    scrollExtent = live.scrollExtent
    if isModal, isPresented, former.isPresented, !live.isPresented { isPresented = false }
  }
}

extension AnyControl {
  fileprivate func merged(former: AnyControl, live: AnyControl) -> AnyControl {
    func merge<C: Control>(_ described: C) -> AnyControl {
      guard let former = former[as: C.self], var result = live[as: C.self] else { return self }
      for field in C.allFields { field.update(&result, former, described) }
      return AnyControl(result)
    }
    return merge(control)
  }
}
