import CtlCatalogue
import CtlLayout
import CtlTerminal

extension DeviceDrawing {
  /// The page, and what the system always shows: the status bar, the title without a bar of its
  /// own.
  static let screen = DeviceDrawing(.screen) { screen, node, writer in
    let frame = screen.frames[node]
    writer.rect(frame, .fill(screen.backgrounds[node]))
    let kinds = screen.children[node].map { screen.node($0).kind }
    let hasBar = kinds.contains(.navigationBar)
    let hasTitle = !hasBar && !screen.tree.context.title.isEmpty
    if hasTitle {
      var bar = frame
      bar.height = 20 + screen.request.screen.barHeight
      writer.bar(bar, edge: bar.maxY, screen)
      bar.y = 20
      bar.height -= 20
      writer.text(
        screen.tree.context.title, in: bar.inset(LayoutBox.titleEdge), .center,
        TextStyle(screen.ink(on: screen.barColor), isBold: screen.request.boxes[node].isBold))
    }
    if !kinds.contains(.statusBar) {
      var bar = frame
      bar.height = 20
      // A bar below goes on under the status bar.
      if hasBar { writer.rect(bar, .fill(screen.barColor)) }
      let ground = hasBar || hasTitle ? screen.barColor : screen.backgrounds[node]
      writer.status(bar, screen, screen.ink(on: ground))
    }
  }

  static let statusBar = DeviceDrawing(.statusBar) { screen, node, writer in
    let frame = screen.frames[node]
    let isOfBar =
      !screen.tree.context.title.isEmpty
      || screen.children[0].contains { screen.node($0).kind == .navigationBar }
    if isOfBar { writer.rect(frame, .fill(screen.barColor)) }
    let ground = isOfBar ? screen.barColor : screen.backgrounds[0]
    writer.status(frame, screen, screen.ink(on: ground))
  }

  static let navigationBar = DeviceDrawing(.navigationBar) { screen, node, writer in
    let frame = screen.frames[node]
    writer.bar(frame, edge: frame.maxY, screen)
    if let title = screen.titleFrame(node) {
      let text = screen.node(node).text ?? ""
      writer.text(
        text.isEmpty ? screen.tree.context.title : text, in: title, .center,
        TextStyle(screen.ink(node), isBold: screen.request.boxes[node].isBold))
    }
  }

  static let toolbar = DeviceDrawing(.toolbar) { screen, node, writer in
    let frame = screen.frames[node]
    writer.bar(frame, edge: frame.y + 0.5, screen)
  }

  /// Content, tables, stacks, views and scroll views: a ground of their own, if any.
  static let region = DeviceDrawing(.content, .table, .stack, .view, .scrollView) {
    screen, node, writer in
    let frame = screen.frames[node]
    let element = screen.node(node)
    let parent = Int(element.parent)
    if parent >= 0, screen.backgrounds[node] != screen.backgrounds[parent] {
      writer.rect(frame, .fill(screen.backgrounds[node]))
    }
    guard element.kind == .view, !screen.request.boxes[node].hasContents,
      element.color(.background) == nil
    else {
      return
    }
    let palette = screen.palette
    if let text = element.string(.text), !text.isEmpty {
      // What people typed.
      let style = TextStyle(palette.base.text, size: 17)
      let limit = max(Int(frame.height / style.lineHeight), 1)
      return writer.lines(
        style.wrapped(text, in: frame.width, limit: limit), in: frame, screen.leading, style,
        isCentered: false)
    }
    // The app fills it.
    writer.rect(frame, .fill(palette.track.opacity(0.25)))
    writer.rect(frame, .stroke(palette.base.separator, 0.5))
    var line = frame.inset(8)
    line.height = min(20, frame.height)
    line.y = frame.midY - line.height / 2
    writer.text(element.name ?? "", in: line, .center, TextStyle(palette.secondary, size: 13))
  }

  /// The system writes the title of a section in capitals.
  static let section = DeviceDrawing(.section) { screen, node, writer in
    footer(screen, node, &writer)
    guard let title = screen.titleFrame(node) else { return }
    let style = screen.sectionTitle(node)
    let limit = max(Int((title.height + 0.5) / style.lineHeight), 1)
    writer.lines(
      style.wrapped((screen.node(node).text ?? "").uppercased(), in: title.width, limit: limit),
      in: title, screen.leading, style)
  }

  /// The note below the rows.
  private static func footer(_ screen: DeviceScreen, _ node: Int, _ writer: inout SVGWriter) {
    guard var place = screen.footerFrame(node), let text = screen.node(node).string(.footer) else {
      return
    }
    let size = screen.request.boxes[node].footerSize
    let style = TextStyle(screen.palette.base.secondary, size: size)
    place = place.inset(min(16, place.width / 2), min(8, place.height / 2))
    let limit = max(Int((place.height + 0.5) / style.lineHeight), 1)
    writer.lines(
      style.wrapped(text, in: place.width, limit: limit), in: place, screen.leading, style,
      isCentered: false)
  }

  /// A white cell; lines separate it from the next, and its group from the page.
  static let row = DeviceDrawing(.row) { screen, node, writer in
    let frame = screen.frames[node]
    let element = screen.node(node)
    let palette = screen.palette
    writer.rect(frame, .fill(screen.backgrounds[node]))
    let siblings = screen.children[Int(element.parent)]
    let place = siblings.firstIndex(of: node) ?? 0
    func isRow(_ index: Int) -> Bool {
      siblings.indices.contains(index) && screen.node(siblings[index]).kind == .row
    }
    if !isRow(place - 1) { writer.hairline(frame.x, frame.y, frame.width, palette.base.separator) }
    let text = screen.request.boxes[node].hasImage ? 60.0 : 16
    let inset = isRow(place + 1) ? min(text, frame.width) : 0
    writer.hairline(
      screen.isRightToLeft ? frame.x : frame.x + inset, frame.maxY - 0.5, frame.width - inset,
      palette.base.separator)
    writer.rowEnds(screen, node)
    if let title = screen.titleFrame(node) { writer.rowTexts(in: title, screen, node) }
  }

  /// A plate with an arrow to what opened it, above its shadow.
  static let popover = DeviceDrawing(.popover) { screen, node, writer in
    let frame = screen.frames[node]
    let arrow = min(9, frame.height / 4)
    var box = frame.inset(4)
    box.y += arrow
    box.height = max(box.height - arrow - 5, 0)
    let black = Color(0, 0, 0)
    for (grow, drop) in [(4.0, 1.0), (3.0, 1.0), (2.0, 0.5), (1.0, 0.0)] {
      var shadow = box.inset(-grow, -grow)
      shadow.y += drop
      writer.rect(shadow, radius: 9 + grow, .fill(black.opacity(0.03)))
    }
    let fill = screen.palette.base.cell
    writer.rect(box, radius: 9, .fill(fill))
    writer.rect(box, radius: 9, .stroke(black.opacity(0.16), 0.5))
    writer.arrow(to: (frame.midX, frame.y), from: box.y + 1.5, fill, black.opacity(0.16))
  }

  /// The callout of a pin on a map, and the pin below it.
  static let annotation = DeviceDrawing(.annotation) { screen, node, writer in
    let frame = screen.frames[node]
    let palette = screen.palette
    var callout = frame
    callout.height = max(frame.height - LayoutBox.pin, 0)
    let tip = min(callout.maxY + 6, frame.maxY)
    let pin = min(5.5, (frame.maxY - tip) / 2)
    let needle = Frame(
      x: frame.midX - 0.75, y: tip + pin, width: 1.5, height: frame.maxY - tip - pin)
    writer.rect(needle, .fill(palette.secondary))
    writer.circle(frame.midX, tip + pin, radius: pin, .fill(palette.red))
    writer.rect(callout, radius: 8, .fill(palette.base.cell))
    writer.rect(callout, radius: 8, .stroke(palette.base.separator, 0.5))
    writer.arrow(
      to: (frame.midX, tip), from: callout.maxY - 0.5, palette.base.cell, palette.base.separator)
    if let title = screen.titleFrame(node) {
      writer.text(
        screen.node(node).text ?? "", in: title, screen.leading,
        TextStyle(screen.ink(node), size: screen.request.boxes[node].fontSize))
    }
  }
}

extension SVGWriter {
  /// The arrow of a plate, from its edge to a point.
  fileprivate mutating func arrow(
    to tip: (x: Double, y: Double), from edge: Double, _ fill: Color, _ line: Color
  ) {
    let half = abs(tip.y - edge) * 1.5
    let (start, end) = ((x: tip.x - half, y: edge), (x: tip.x + half, y: edge))
    polygon([start, tip, end], .fill(fill))
    open([start, tip, end], line, 0.5)
  }

  /// The ground of a bar with the line at its edge.
  mutating func bar(_ frame: Frame, edge: Double, _ screen: DeviceScreen) {
    rect(frame, .fill(screen.barColor))
    hairline(frame.x, edge - 0.5, frame.width, screen.palette.barEdge)
  }

  /// Signal and carrier, time, battery.
  fileprivate mutating func status(
    _ frame: Frame, _ screen: DeviceScreen, _ ink: Color
  ) {
    var x = LayoutBox.statusEdge
    func place(_ width: Double, _ height: Double) -> Frame {
      let part = Frame(x: frame.x + x, y: frame.midY - height / 2, width: width, height: height)
      return screen.mirrored(part, in: frame)
    }
    for dot in 0..<5 {
      let part = place(5.5, 5.5)
      circle(part.midX, part.midY, radius: 2.75, dot < 4 ? .fill(ink) : .stroke(ink, 0.75))
      x += 7
    }
    let wifi = Symbol.named("wifi") ?? .neutral
    symbol(wifi, in: place(14, 14), ink, line: 1.5)
    text(screen.options.clock, in: frame, .center, TextStyle(ink, size: 12, isBold: true))
    x = frame.width - 6 - 27
    let battery = place(25, 10)
    rect(battery.leading(22.5, screen.isRightToLeft), radius: 2, .stroke(ink, 0.75))
    rect(
      battery.leading(22.5, screen.isRightToLeft).inset(1.5, 1.5), radius: 1, .fill(ink))
    rect(
      Frame(
        x: screen.isRightToLeft ? battery.x : battery.maxX - 1.5, y: frame.midY - 2, width: 1.5,
        height: 4), .fill(ink))
    x -= 36
    text("100%", in: place(33, 14), screen.trailing, TextStyle(ink, size: 12))
  }
}
