import CtlCatalogue

/// How a container lays out its children in lines. One value for each kind of arrangement; controls
/// with parts have theirs from the catalogue.
struct Arrangement: Sendable {
  let kinds: [KindName]
  /// The points at each edge.
  let insets: @Sendable (BoxTree, Int) -> Insets<Double>
  /// Whether it takes the remaining width, when the file sets none.
  let grows: @Sendable (BoxTree, Int) -> Bool
  let lines: @Sendable (BoxTree, Int) -> [BoxLine]

  init(
    _ kinds: KindName...,
    insets: @escaping @Sendable (BoxTree, Int) -> Insets<Double> = { _, _ in Insets() },
    grows: @escaping @Sendable (BoxTree, Int) -> Bool = { _, _ in true },
    lines: @escaping @Sendable (BoxTree, Int) -> [BoxLine]
  ) {
    self.kinds = kinds
    self.insets = insets
    self.grows = grows
    self.lines = lines
  }

  static let all: [Arrangement] = [
    .screen, .statusBar, .navigationBar, .toolbar, .content, .table, .section, .row, .stack, .view,
    .popover, .annotation, .modal, .scrollView,
  ]

  private static let byKind: [Arrangement?] = {
    var table = Kind.all.map { $0.layout.parts.map(parts) }
    for arrangement in all {
      for kind in arrangement.kinds { table[kind.rawValue] = arrangement }
    }
    return table
  }()

  static func of(_ kind: KindName) -> Arrangement? { byKind[kind.rawValue] }

  // MARK: The screen and its bars

  static let screen = Arrangement(
    .screen,
    lines: { tree, index in
      func part(_ kinds: KindName...) -> [BoxLine] {
        tree.children[index].filter { kinds.contains(tree.kind($0)) }.map { tree.alone($0) }
      }
      let bars: [KindName] = [
        .statusBar, .navigationBar, .popover, .alert, .actionSheet, .toolbar, .tabBar,
      ]
      let parts = tree.children[index].filter { !bars.contains(tree.kind($0)) }
      func dots(_ placement: LayoutBox.Placement) -> [Int] {
        parts.filter {
          LayoutBox.isDots(tree.kind($0)) && tree.boxes[$0].placement == placement
        }
      }
      let (above, below) = (dots(.top), dots(.bottom))
      let between = parts.filter { !above.contains($0) && !below.contains($0) }
      var main = (above + between + below).map { tree.alone($0) }
      var popovers = part(.popover, .alert, .actionSheet)
      var (toolbars, tabs) = (part(.toolbar), part(.tabBar))
      var top = part(.statusBar)
      let navigation = part(.navigationBar)
      if navigation.isEmpty, tree.hasTitle(index) {
        top.append(BoxLine(items: [BoxLine.title], alignment: .center))
      }
      top += navigation
      func rule(_ lines: inout [BoxLine]) {
        if lines.isEmpty { return }
        lines[0].isRuled = true
        lines[0].above = .standard
      }
      if !top.isEmpty { rule(&main) }
      // Content ends with an empty line of its own.
      let endsInContent = main.last.map { tree.kind($0.items[0]) == .content } ?? true
      if !endsInContent, !popovers.isEmpty { popovers[0].above = .standard }
      rule(&toolbars)
      rule(&tabs)
      return top + main + popovers + toolbars + tabs
    })

  /// What the file has in it comes after the signs of the system.
  static let statusBar = Arrangement(
    .statusBar,
    insets: { _, _ in Insets(left: LayoutBox.statusSigns + 3, right: PointFlow.margin) },
    lines: { tree, index in
      let items = tree.children[index]
      return [BoxLine(items: items + [BoxLine.title], alignment: .bar(left: items.count))]
    })

  static let navigationBar = Arrangement(
    .navigationBar, insets: barInsets,
    lines: { tree, index in
      var items: [Int] = []
      var center = BoxLine.title
      var tracks: [BoxLine] = []
      for child in tree.children[index] {
        switch tree.layout(child).barPlace {
        case .edge: tracks.append(tree.alone(child))
        case .title where center == BoxLine.title && !tree.boxes[child].isPaging: center = child
        case .item, .title: items.append(child)
        }
      }
      // The way back comes before what the file has in the bar. The first of that is where lines begin;
      // alone it is where they end, unless it leads out.
      let back = items.first.map { tree.boxes[$0].isWayBack } == true ? 1 : 0
      let own = items.dropFirst(back)
      let leads = own.count > 1 || own.first.map { tree.boxes[$0].isWayOut } == true
      let left = back + (leads ? 1 : 0)
      items.insert(center, at: left)
      return [BoxLine(items: items, alignment: .bar(left: left))] + tracks
    })

  static let toolbar = Arrangement(
    .toolbar, insets: barInsets,
    lines: { tree, index in
      let items = tree.children[index]
      return items.isEmpty ? [] : [BoxLine(items: items, alignment: .spread)]
    })

  private static let barInsets: @Sendable (BoxTree, Int) -> Insets<Double> = { _, _ in
    Insets(left: PointFlow.margin, right: PointFlow.margin)
  }

  // MARK: Regions

  static let content = Arrangement(
    .content,
    insets: { _, _ in
      Insets(top: 20, left: PointFlow.margin, bottom: 20, right: PointFlow.margin)
    },
    lines: { tree, index in
      tree.lines(of: index) { above, line in
        tree.isText(above) && tree.isText(line) ? .tight : .standard
      }
    })

  /// Rows without a section are a group of their own.
  static let table = Arrangement(
    .table,
    insets: { tree, index in
      let isGroup = tree.children[index].first.map { tree.kind($0) == .row } ?? false
      // In a popover the edge is enough.
      return Insets(top: isGroup && tree.boxes[index].parent == 0 ? PointFlow.statusBar : 0)
    },
    lines: { tree, index in
      tree.lines(of: index) { above, line in
        let kinds = [above, line].map { tree.kind($0.items[0]) }
        return kinds == [.section, .row] ? .stated(PointFlow.statusBar) : .none
      }
    })

  static let section = Arrangement(
    .section,
    insets: { tree, index in
      Insets(top: tree.hasTitle(index) ? 0 : PointFlow.statusBar)
    },
    lines: { tree, index in
      let title = BoxLine(items: [BoxLine.title], alignment: .leading)
      let footer = BoxLine(items: [BoxLine.footer], alignment: .fill)
      return (tree.hasTitle(index) ? [title] : []) + tree.lines(of: index)
        + (tree.boxes[index].footer.isEmpty ? [] : [footer])
    })

  static let row = Arrangement(
    .row,
    insets: { tree, index in
      let edge = tree.isStacked(index) || tree.hasColumn(index) ? PointFlow.rowEdge : 0
      let hasImage = tree.boxes[index].hasImage
      return Insets(
        top: edge, left: PointFlow.margin + (hasImage ? PointFlow.rowImage + 15 : 0),
        bottom: edge,
        right: PointFlow.margin + (tree.boxes[index].hasAccessory ? PointFlow.rowAccessory : 0)
          + tree.accessoryWidth(index))
    },
    lines: { tree, index in
      let children = tree.children[index].filter {
        !tree.isSwipeAction($0) && !tree.isAccessory($0)
      }
      let title = tree.hasTitle(index) ? [BoxLine.title] : []
      // A column has a button beside it; one that takes all the room, where it is the title of the row.
      func isBlock(_ item: Int) -> Bool {
        guard tree.isBlock(item), tree.kind(item) == .stack else { return tree.isBlock(item) }
        let isTitle = title.isEmpty && item == children.first && children.count > 1
        return tree.natural[item].grows
          && !(isTitle && !tree.children[item].contains { tree.isBlock($0) })
      }
      if tree.turnsRows {
        return (title + children).enumerated().map { number, item in
          var line = tree.alone(item, above: number > 0 ? .tight : .none)
          if line.alignment == .center || line.alignment == .trailing { line.alignment = .leading }
          return line
        }
      }
      func line(_ items: ArraySlice<Int>) -> [BoxLine] {
        switch items.count {
        case 0: []
        case 1: [tree.alone(items[items.startIndex])]
        default:
          [
            BoxLine(
              items: Array(items), alignment: .titled(leading: tree.leadingItems(of: Array(items))))
          ]
        }
      }
      // What follows a block stands below it.
      var lines: [BoxLine] = []
      var rest = (title + children)[...]
      while !rest.isEmpty {
        let items = rest.prefix { $0 < 0 || !isBlock($0) }
        lines += line(items)
        rest = rest.dropFirst(items.count)
        if let block = rest.popFirst() { lines.append(tree.alone(block)) }
      }
      return lines
    })

  static let stack = Arrangement(
    .stack,
    insets: { tree, index in
      let edge = tree.boxes[index].margins
      return Insets(top: edge, left: edge, bottom: edge, right: edge)
    },
    grows: { tree, index in tree.children[index].contains { tree.natural[$0].grows } },
    lines: { tree, index in
      let items = tree.children[index]
      let box = tree.boxes[index]
      if box.isVertical {
        return items.enumerated().map { number, item in
          var line = tree.alone(item, above: number > 0 ? .stated(box.spacing) : .none)
          line.align(box.alignment)
          return line
        }
      }
      if items.isEmpty { return [] }
      return [
        BoxLine(
          items: items, alignment: .leading, gap: .stated(box.spacing), across: box.alignment)
      ]
    })

  /// A view on the screen itself has the margins of content, and a card has an edge.
  static let view = Arrangement(
    .view,
    insets: { tree, index in
      if tree.children[index].isEmpty { return Insets() }
      if tree.boxes[index].parent == 0 { return content.insets(tree, index) }
      let edge = tree.boxes[index].hasGround ? PointFlow.gap : 0
      return Insets(top: edge, left: edge, bottom: edge, right: edge)
    },
    lines: { tree, index in
      let text = BoxLine(items: [BoxLine.title], alignment: .leading)
      return (tree.hasTitle(index) ? [text] : []) + tree.lines(of: index) { _, _ in .tight }
    })

  static let popover = Arrangement(
    .popover,
    insets: { _, _ in
      Insets(
        top: PointFlow.margin, left: PointFlow.margin, bottom: PointFlow.margin,
        right: PointFlow.margin)
    }, grows: { _, _ in false },
    lines: { tree, index in
      tree.lines(of: index) { _, line in
        // Rows have an edge of their own above them.
        tree.kind(line.items[0]) == .table ? .tight : .standard
      }
    })

  /// A callout above a pin.
  static let annotation = Arrangement(
    .annotation,
    insets: { _, _ in Insets(top: 9, left: 10, bottom: 9 + LayoutBox.pin, right: 10) },
    grows: { _, _ in false },
    lines: { tree, index in
      let title = tree.hasTitle(index) ? [BoxLine.title] : []
      return [BoxLine(items: title + tree.children[index], alignment: .leading)]
    })

  // MARK: Controls with parts

  private static func parts(_ parts: KindLayout.Parts) -> Arrangement {
    Arrangement(
      grows: { tree, index in Kind.named(tree.kind(index)).takesRoom },
      lines: { tree, index in
        let alignment: BoxLine.Alignment = parts == .shares ? .shares : .columns
        return [BoxLine(items: tree.children[index], alignment: alignment, gap: .none)]
      })
  }
}

extension LayoutBox {
  /// Where the signal and the carrier end in the status bar.
  public static let statusSigns = statusEdge + 5 * 7 + 14
  public static let statusEdge = 6.0

  /// The height of a pin on a map, below its callout.
  public static let pin = 22.0

  /// Whether elements of a kind lay out their children in lines.
  public static func isArranged(_ kind: KindName) -> Bool { Arrangement.of(kind) != nil }
}
