import CtlRuntime

/// A host that keeps what it is told, and notes where a host could not follow.
@MainActor
final class RecordingHost: ScreenHost {
  final class Item {
    var shown: HostedElement
    var spoken: HostedElement.Spoken?
    var children: [Item] = []
    var isRemoved = false

    init(_ shown: HostedElement) { self.shown = shown }
  }

  /// What was done since `steps` was emptied: `update copiesLabel`.
  var steps: [String] = []
  /// What no host should be told.
  private(set) var problems: [String] = []

  func create(_ element: HostedElement) -> Item {
    steps.append("create \(title(element))")
    return Item(element)
  }

  func update(_ item: Item, from former: HostedElement, to current: HostedElement) {
    steps.append("update \(title(current))")
    if former == current { problems.append("no change of \(title(current))") }
    if item.isRemoved { problems.append("\(title(current)) is gone") }
    if item.shown.kind != current.kind { problems.append("another kind of \(title(current))") }
    item.shown = current
  }

  func speak(_ item: Item, _ spoken: HostedElement.Spoken) {
    if item.spoken == spoken { problems.append("\(title(item.shown)) says the same") }
    if item.spoken != nil { steps.append("speak \(title(item.shown))") }
    item.spoken = spoken
  }

  func layOut(_ item: Item, children: [Item]) {
    let isSame =
      item.children.count == children.count
      && zip(item.children, children).allSatisfy { $0 === $1 }
    if isSame { problems.append("\(title(item.shown)) is laid out without a change") }
    if !item.children.isEmpty { steps.append("lay out \(title(item.shown))") }
    item.children = children
  }

  func remove(_ item: Item) {
    steps.append("remove \(title(item.shown))")
    if item.isRemoved { problems.append("\(title(item.shown)) is removed twice") }
    item.isRemoved = true
  }

  private func title(_ element: HostedElement) -> String {
    element.name?.rawValue ?? "\(element.kind)"
  }

  /// Where what the host has differs from a tree; nil when it is the same.
  static func difference(_ item: Item, from tree: ControlTree) -> String? {
    let name = tree.name?.rawValue ?? "an element"
    if item.isRemoved { return "\(name) is removed" }
    if item.shown.name != tree.name || item.shown.isHidden != tree.isHidden {
      return "\(name) or its visibility"
    }
    switch tree.content {
    case .control(let control):
      guard var field = control[as: TextField.self] else {
        if item.shown.control != control { return "\(name) is another control" }
        break
      }
      var shown = item.shown.control?[as: TextField.self]
      (field.leftView, field.rightView) = (nil, nil)
      shown?.leftView = nil
      shown?.rightView = nil
      if shown != field { return "\(name) is another field" }
    case .container(var container):
      container.children = []
      if item.shown.shell != container { return "\(name) is another container" }
    }
    if item.children.count != tree.children.count { return "the number of children in \(name)" }
    for (child, tree) in zip(item.children, tree.children) {
      if let found = difference(child, from: tree) { return found }
    }
    return nil
  }
}
