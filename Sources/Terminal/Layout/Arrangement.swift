import CtlCatalogue
import CtlText

/// Elements that stand on one line when there is room.
struct Group: Sendable {
  /// Nodes, or `Group.title` for the container's own title.
  var items: [Int]
  var alignment: Alignment
  /// Columns between two items.
  var gap = 2
  /// Empty lines above.
  var above = 0
  /// Whether the line above is drawn across the screen.
  var isRuled = false

  static let title = -1

  enum Alignment: Sendable, Hashable {
    /// One item: over the whole width or where its kind stands.
    case natural
    case leading, center, trailing
    /// From edge to edge, with the same gaps.
    case spread
    /// The first at the left, the others at the right.
    case titled
    /// So many at the left, one in the middle, the rest at the right.
    case bar(left: Int)
    /// All with the same width.
    case equal
    /// Centered, and never on a second line: what is too wide becomes narrower.
    case columns
  }
}

/// How a container lays its children out in lines. One value for each kind of arrangement.
struct Arrangement: Sendable {
  let kinds: [KindName]
  let insets: @Sendable (Picture, Int) -> Insets
  let groups: @Sendable (Picture, Int) -> [Group]

  init(
    _ kinds: KindName...,
    insets: @escaping @Sendable (Picture, Int) -> Insets = { _, _ in Insets() },
    groups: @escaping @Sendable (Picture, Int) -> [Group]
  ) {
    self.kinds = kinds
    self.insets = insets
    self.groups = groups
  }

  static let all: [Arrangement] = [
    .screen, .statusBar, .navigationBar, .toolbar, .content, .table, .section, .row, .stack, .view,
    .popover, .annotation, .wheels, .segments,
  ]

  private static let byKind: [Arrangement?] = {
    var table = [Arrangement?](repeating: nil, count: KindName.allCases.count)
    for arrangement in all {
      for kind in arrangement.kinds { table[Int(kind.rawValue)] = arrangement }
    }
    return table
  }()

  static func of(_ kind: KindName) -> Arrangement? { byKind[Int(kind.rawValue)] }

  // MARK: Bars and the screen

  static let screen = Arrangement(
    .screen, insets: { _, _ in Insets(top: 1, left: 1, bottom: 1, right: 1) },
    groups: { picture, index in
      let children = picture.children[index]
      func part(_ kinds: KindName...) -> [Int] {
        children.filter { kinds.contains(picture.node($0).kind) }
      }
      let bars = part(.statusBar, .navigationBar)
      let popovers = part(.popover)
      let toolbars = part(.toolbar)
      let main = children.filter {
        ![KindName.statusBar, .navigationBar, .popover, .toolbar].contains(picture.node($0).kind)
      }
      var groups = part(.statusBar).map { Group(items: [$0], alignment: .natural) }
      let navigation = part(.navigationBar)
      if navigation.isEmpty, !picture.text(index).isEmpty {
        groups.append(Group(items: [Group.title], alignment: .center))
      }
      groups += navigation.map { Group(items: [$0], alignment: .natural) }
      let hasTop = !bars.isEmpty || !groups.isEmpty
      for (number, child) in main.enumerated() {
        let isFirst = number == 0 && hasTop
        groups.append(
          Group(items: [child], alignment: .natural, above: isFirst ? 1 : 0, isRuled: isFirst))
      }
      // Content ends with an empty line of its own.
      let endsInContent = main.last.map { picture.node($0).kind == .content } ?? true
      for (number, child) in popovers.enumerated() {
        groups.append(
          Group(
            items: [child], alignment: .natural, above: number == 0 && !endsInContent ? 1 : 0))
      }
      for (number, child) in toolbars.enumerated() {
        groups.append(
          Group(
            items: [child], alignment: .natural, above: number == 0 ? 1 : 0,
            isRuled: number == 0))
      }
      return groups
    })

  static let statusBar = Arrangement(
    .statusBar, insets: { picture, _ in Insets(left: 1, right: 1) },
    groups: { picture, index in
      let items = picture.children[index]
      return [Group(items: items + [Group.title], alignment: .bar(left: items.count))]
    })

  static let navigationBar = Arrangement(
    .navigationBar, insets: { _, _ in Insets(left: 1, right: 1) },
    groups: { picture, index in
      var items: [Int] = []
      var center = Group.title
      var tracks: [Int] = []
      for child in picture.children[index] {
        switch picture.node(child).kind {
        case .progressView: tracks.append(child)
        case .segmentedControl where center == Group.title && !picture.isPaging(child):
          center = child
        default: items.append(child)
        }
      }
      // The first stands at the left unless it is alone.
      let left = items.count > 1 ? 1 : 0
      items.insert(center, at: left)
      return [Group(items: items, alignment: .bar(left: left))]
        + tracks.map { Group(items: [$0], alignment: .natural) }
    })

  static let toolbar = Arrangement(
    .toolbar, insets: { _, _ in Insets(left: 1, right: 1) },
    groups: { picture, index in
      let items = picture.children[index]
      return items.isEmpty ? [] : [Group(items: items, alignment: .spread)]
    })

  // MARK: Regions

  static let content = Arrangement(
    .content,
    insets: { picture, index in
      Insets(top: picture.followsContent(index) ? 0 : 1, left: 2, bottom: 1, right: 2)
    },
    groups: { picture, index in
      var groups = picture.lines(of: index)
      for number in groups.indices.dropFirst()
      where !picture.isText(groups[number - 1]) || !picture.isText(groups[number]) {
        groups[number].above = 1
      }
      return groups
    })

  static let table = Arrangement(
    .table, insets: { _, _ in Insets(left: 1, right: 1) },
    groups: { picture, index in picture.lines(of: index) })

  static let section = Arrangement(
    .section,
    groups: { picture, index in
      let hasTitle = !picture.text(index).isEmpty
      return (hasTitle ? [Group(items: [Group.title], alignment: .leading)] : [])
        + picture.lines(of: index)
    })

  static let row = Arrangement(
    .row,
    insets: { picture, index in
      Insets(top: 1, left: 2, bottom: picture.endsRows(index) ? 1 : 0, right: 2)
    },
    groups: { picture, index in
      let children = picture.children[index]
      var items = picture.text(index).isEmpty ? [] : [Group.title]
      items += children.filter { !picture.isBlock($0) }
      let first = Group(items: items, alignment: items.count == 1 ? .natural : .titled)
      return (items.isEmpty ? [] : [first])
        + children.filter { picture.isBlock($0) }.map { Group(items: [$0], alignment: .natural) }
    })

  static let stack = Arrangement(
    .stack,
    groups: { picture, index in
      let node = picture.node(index)
      let spacing = node.number(.spacing) ?? 0
      if node.member(.axis) == "vertical" {
        var groups = picture.children[index].map { Group(items: [$0], alignment: .natural) }
        let above = Int(min((spacing / Metrics.pointsPerLine).rounded(), 10))
        for number in groups.indices.dropFirst() { groups[number].above = max(above, 0) }
        return groups
      }
      let items = picture.children[index]
      if items.isEmpty { return [] }
      let gap = Int(min((max(spacing, 0) / picture.metrics.pointsPerColumn).rounded(), 20))
      return [Group(items: items, alignment: .leading, gap: max(gap, 1))]
    })

  static let view = Arrangement(
    .view, groups: { picture, index in picture.lines(of: index) })

  static let popover = Arrangement(
    .popover, insets: { _, _ in Insets(top: 1, left: 2, bottom: 1, right: 2) },
    groups: { picture, index in
      var groups = picture.lines(of: index)
      // Rows have an edge of their own above them.
      for number in groups.indices.dropFirst()
      where picture.node(groups[number].items[0]).kind != .table {
        groups[number].above = 1
      }
      return groups
    })

  static let annotation = Arrangement(
    .annotation, insets: { picture, _ in Insets(left: 2) },
    groups: { picture, index in
      let title = picture.text(index).isEmpty ? [] : [Group.title]
      return [Group(items: title + picture.children[index], alignment: .leading)]
    })

  // MARK: Controls with parts

  static let wheels = Arrangement(
    .picker, .datePicker, insets: { _, _ in Insets(left: 2, right: 2) },
    groups: { picture, index in
      [Group(items: picture.children[index], alignment: .columns, gap: 3)]
    })

  static let segments = Arrangement(
    .segmentedControl, insets: { _, _ in Insets(left: 1, right: 1) },
    groups: { picture, index in
      [Group(items: picture.children[index], alignment: .equal, gap: 1)]
    })
}

extension Picture {
  /// Children one below the other; those that belong together, and buttons, share a line.
  func lines(of index: Int) -> [Group] {
    var groups: [Group] = []
    var line: Int32 = -1
    for child in children[index] {
      let node = tree.nodes[child]
      if let last = groups.last?.items.last, !isBlock(child), !isBlock(last) {
        let isSameLine = node.line >= 0 && node.line == line
        if isSameLine || isButton(child) && groups[groups.count - 1].items.allSatisfy(isButton) {
          groups[groups.count - 1].items.append(child)
          if groups[groups.count - 1].alignment == .natural {
            groups[groups.count - 1].alignment = isSameLine ? .titled : .center
            // Icons stand closer together than words.
            let areIcons = [last, child].allSatisfy { tree.nodes[$0].image(.image) != nil }
            if !isSameLine, areIcons { groups[groups.count - 1].gap = 1 }
          }
          continue
        }
      }
      line = node.line
      groups.append(Group(items: [child], alignment: .natural))
    }
    return groups
  }

  func isButton(_ index: Int) -> Bool {
    index >= 0 && [KindName.button, .roundedRectangleButton].contains(tree.nodes[index].kind)
  }

  /// Whether an element takes lines of its own.
  func isBlock(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    switch node.kind {
    case .picker, .datePicker, .textView, .table, .section, .content, .popover, .row: return true
    case .stack: return node.member(.axis) == "vertical"
    case .view: return node.number(.width) == nil && !isPlaceholder(index)
    default: return false
    }
  }

  /// Whether a line is a single text.
  func isText(_ group: Group) -> Bool {
    group.items.count == 1 && group.items[0] >= 0 && tree.nodes[group.items[0]].kind == .label
  }

  /// Whether segments go back and forth rather than choose what the screen shows.
  func isPaging(_ index: Int) -> Bool { tree.nodes[index].bool(.isMomentary) }

  /// Where a single element stands on its line when it does not fill it.
  func alignment(of index: Int) -> Group.Alignment {
    if index < 0 { return .leading }
    switch tree.nodes[index].kind {
    case .infoButton, .detailDisclosureButton, .contactAddButton: return .trailing
    case .annotation: return .leading
    case .switch, .stepper:
      let parent = Int(tree.nodes[index].parent)
      return parent >= 0 && tree.nodes[parent].kind == .row ? .trailing : .center
    default: return .center
    }
  }
}
