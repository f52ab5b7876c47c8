import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlText

extension KindDrawing {
  /// The edge of the screen, and the lines between bars and content.
  static let screen = KindDrawing(
    .screen,
    derivations: [
      ProgramDerivation(.widthClass) { evaluator, instance, set in
        let isPad = evaluator.property(.device, of: instance) == .member("iPad")
        return set ?? .member(isPad ? "regular" : "compact")
      }
    ],
    insets: { _, _ in Insets(top: 1, left: 1, bottom: 1, right: 1) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      picture.paint(frame, picture.backgrounds[index] ?? picture.palette.page, &canvas)
      picture.drawBox(frame, isRound: true, &canvas)
      for y in layout.rules { picture.drawRule(frame, y, &canvas) }
      picture.drawTitle(index, layout, Style(isBold: true), &canvas)
    })

  static let statusBar = bar(.statusBar)
  static let toolbar = bar(.toolbar)
  static let navigationBar = bar(
    .navigationBar,
    [ProgramDerivation(.title) { evaluator, _, set in set ?? evaluator.property(.title, of: 0) }])

  private static func bar(_ kind: KindName, _ derivations: [ProgramDerivation] = []) -> KindDrawing
  {
    KindDrawing(
      kind, derivations: derivations, insets: { _, _ in Insets(left: 1, right: 1) },
      draw: { picture, index, layout, canvas in
        let frame = layout.frames[index]
        picture.paint(frame, picture.backgrounds[0] ?? picture.palette.bar, &canvas)
        picture.drawTitle(index, layout, Style(isBold: true), &canvas)
        guard picture.node(index).kind == .statusBar else { return }
        let battery = picture.glyphs.battery
        let width = battery.displayWidth
        canvas.write(battery, picture.columns(frame.width - width - 1, width, of: frame).x, frame.y)
      })
  }

  static let content = KindDrawing(
    .content,
    insets: { picture, index in
      Insets(top: picture.followsContent(index) ? 0 : 1, left: 2, bottom: 1, right: 2)
    }, draw: region.draw)

  static let table = KindDrawing(
    .table, insets: { _, _ in Insets(left: 1, right: 1) }, draw: region.draw)

  static let region = KindDrawing(
    .view, .stack,
    insets: { picture, index in
      let margins = picture.node(index).number(.margins) ?? 0
      guard margins > 0 else { return Insets() }
      let columns = picture.metrics.columns(margins)
      let lines = min(Int(rounding: margins / Metrics.pointsPerLine), 10)
      return Insets(top: lines, left: columns, bottom: lines, right: columns)
    },
    height: { picture, index, width in picture.isPlaceholder(index) ? width < 3 ? 1 : 3 : 0 },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let node = picture.node(index)
      if let color = node.color(.background), color.alpha > 127 {
        picture.paint(frame, color, &canvas)
      }
      picture.drawTitle(index, layout, Style(), &canvas)
      guard picture.isPlaceholder(index) else { return }
      if frame.width < 3 {
        // No room for a box: a bar.
        for y in frame.y..<frame.y + frame.height {
          canvas.write(picture.glyphs.vertical, frame.x, y, Style(picture.palette.tertiary))
        }
        return
      }
      // A view that the app fills itself.
      picture.drawBox(frame, isRound: false, &canvas)
      let name = picture.oneLine(node.name ?? "view")
      let room = max(frame.width - 4, 0)
      canvas.write(
        name, frame.x + 2 + max(room - name.displayWidth, 0) / 2, frame.y + 1,
        Style(picture.palette.tertiary), limit: room, ellipsis: picture.glyphs.ellipsis)
    })

  static let section = KindDrawing(
    .section,
    draw: { picture, index, layout, canvas in
      picture.drawTitle(index, layout, picture.secondary, &canvas)
      picture.drawFooter(index, layout, &canvas)
    })

  /// A row has an edge around it that it shares with the rows beside it.
  static let row = KindDrawing(
    .row,
    insets: { picture, index in
      let accessory = picture.accessory(index)?.displayWidth
      return Insets(
        top: 1, left: 2 + (picture.rowImage(index).map { $0.displayWidth + 1 } ?? 0),
        bottom: picture.endsRows(index) ? 1 : 0,
        right: 2 + (accessory.map { $0 + 1 } ?? 0) + picture.swipeColumns(index))
    },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      if picture.options.color != .none { picture.paint(frame, picture.palette.cell, &canvas) }
      let isFirst = picture.startsRows(index)
      let style = picture.separator
      picture.drawEdge(
        frame, frame.y, isFirst ? glyphs.topLeft : glyphs.teeLeft,
        isFirst ? glyphs.topRight : glyphs.teeRight, &canvas)
      let sides = frame.height - 1
      let side = picture.isDisabled(index) ? glyphs.disabledEdge : glyphs.vertical
      canvas.fill(side, Rect(frame.x, frame.y + 1, 1, sides), style)
      canvas.fill(side, Rect(frame.maxX - 1, frame.y + 1, 1, sides), style)
      if picture.endsRows(index) {
        picture.drawEdge(frame, frame.maxY - 1, glyphs.bottomLeft, glyphs.bottomRight, &canvas)
      }
      // The row that was tapped.
      if picture.node(index).states.contains(.selected) {
        let tint = picture.tint(index)
        let lines = frame.height - (picture.endsRows(index) ? 2 : 1)
        let middle = frame.y + 1 + max(lines - 1, 0) / 2
        canvas.write(glyphs.highlightOpen, frame.x, middle, tint)
        canvas.write(glyphs.highlightClose, frame.maxX - 1, middle, tint)
      }
      picture.drawEnds(ofRow: index, layout, &canvas)
      picture.drawTitle(index, layout, picture.ink(index), &canvas)
    })

  /// A box with an arrow to its element.
  static let popover = KindDrawing(
    .popover, insets: { _, _ in Insets(top: 1, left: 2, bottom: 1, right: 2) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      picture.paint(frame, picture.palette.cell, &canvas)
      picture.drawBox(frame, isRound: true, &canvas)
      canvas.write(
        picture.glyphs.arrowUp, frame.x + frame.width / 2, frame.y, picture.separator)
    })

  static let annotation = KindDrawing(
    .annotation, insets: { _, _ in Insets(left: 2) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      canvas.write(
        picture.glyphs.pin, picture.options.isRightToLeft ? frame.maxX - 1 : frame.x, frame.y,
        Style(Color(255, 59, 48)))
      picture.drawTitle(index, layout, Style(), &canvas)
    })
}

/// The green of a switch that is on.
enum Switches {
  static let on = Color(52, 199, 89)
}

extension Picture {
  /// Whether a view has no declared elements.
  func isPlaceholder(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.kind == .view && !node.hasContents && node.text?.isEmpty != false
  }

  func paint(_ rect: Rect, _ color: Color, _ canvas: inout Canvas) {
    if options.color != .none { canvas.paint(rect, color, palette.ink(on: color)) }
  }

  /// The title of a container where the layout put it.
  func drawTitle(_ index: Int, _ layout: CellLayout, _ style: Style, _ canvas: inout Canvas) {
    let place = layout.titles[index]
    if place.isEmpty { return }
    let lines = titleLines(index, place.height > 1 ? place.width : .max)
    for (number, line) in lines.enumerated() {
      let slack =
        lines.count > 1 && options.isRightToLeft ? place.width - line.text.displayWidth : 0
      canvas.write(
        line.text, centred(line.text, index, layout) ?? place.x + max(slack, 0), place.y + number,
        line.isSmall && !isDisabled(index) ? secondary : style,
        limit: place.width, ellipsis: glyphs.ellipsis)
    }
  }

  /// Where a line of the title or the message of an alert begins; nil for other containers.
  func centred(_ text: String, _ index: Int, _ layout: CellLayout) -> Int? {
    guard Kind.named(node(index).kind).isModal else { return nil }
    let frame = layout.frames[index]
    return frame.x + max((frame.width - text.displayWidth) / 2, 2)
  }

  /// The container's own text.
  func title(_ index: Int) -> String {
    guard node(index).kind == .statusBar else { return text(index) }
    // A status bar shows the time.
    return options.clock
  }

  func drawBox(_ rect: Rect, isRound: Bool, _ canvas: inout Canvas) {
    let style = separator
    drawEdge(
      rect, rect.y, isRound ? glyphs.roundTopLeft : glyphs.topLeft,
      isRound ? glyphs.roundTopRight : glyphs.topRight, &canvas)
    drawEdge(
      rect, rect.maxY - 1, isRound ? glyphs.roundBottomLeft : glyphs.bottomLeft,
      isRound ? glyphs.roundBottomRight : glyphs.bottomRight, &canvas)
    canvas.fill(glyphs.vertical, Rect(rect.x, rect.y + 1, 1, rect.height - 2), style)
    canvas.fill(glyphs.vertical, Rect(rect.maxX - 1, rect.y + 1, 1, rect.height - 2), style)
  }

  /// A line across a box that joins its edges.
  func drawRule(_ rect: Rect, _ y: Int, _ canvas: inout Canvas) {
    drawEdge(rect, y, glyphs.teeLeft, glyphs.teeRight, &canvas)
  }

  func drawEdge(_ rect: Rect, _ y: Int, _ left: String, _ right: String, _ canvas: inout Canvas) {
    canvas.write(left, rect.x, y, separator)
    canvas.fill(glyphs.horizontal, Rect(rect.x + 1, y, rect.width - 2, 1), separator)
    canvas.write(right, rect.maxX - 1, y, separator)
  }
}

extension RenderOptions {
  /// The time of day of `now`, without a leading zero.
  package var clock: String {
    guard let now = DateTime(now) else { return "9:41" }
    return "\(now.hour):" + (now.minute < 10 ? "0" : "") + "\(now.minute)"
  }
}
