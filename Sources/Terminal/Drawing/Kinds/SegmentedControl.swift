import CtlCatalogue
import CtlLayout
import CtlRuntime
import CtlText

extension SegmentedControl: DrawnControl {
  /// The frame and the dividers; every segment draws itself.
  static let drawing = KindDrawing(
    derivations: [
      ProgramDerivation(.selectedSegmentIndex) { evaluator, instance, set in
        if let set { return set }
        guard evaluator.boundEnumeration(of: instance) != nil else { return nil }
        return .int(evaluator.chosenCase(of: instance) ?? -1)
      }
    ],
    parts: { evaluator, index, tree in
      let node = tree.nodes[index]
      guard tree.nodes.count == index + 1 else { return [] }
      return evaluator.enumeration(of: Int(node.instance)).map { evaluator.segment(node, $0) }
    },
    connect: { $0.connectSegments(of: $1, in: &$2) },
    complete: { control, node, _ in
      // Without a finger it lights up where a tap would choose another segment.
      guard node.states.contains(.highlighted), !node.states.contains(.disabled),
        node.touchedSegment == nil, var segmented = control[as: SegmentedControl.self]
      else { return }
      segmented.touchedSegment = segmented.segments.indices.first {
        segmented.segments[$0].isEnabled && $0 != segmented.selectedSegmentIndex
      }
      control.control = segmented
    },
    choose: { screen, row, node, _ in screen.write(.int(row), to: .selectedSegmentIndex, of: node)
    },
    insets: { _, _ in Insets(left: 1, right: 1) },
    divider: { picture, index in
      let control = picture.control(index, as: SegmentedControl.self)
      let signs = picture.tree.children(of: index).dropFirst().map { segment in
        let place = Int(picture.node(segment).position)
        return picture.divider(control?.currentDividerImage(after: place - 1))?.displayWidth ?? 1
      }
      return signs.max() ?? 1
    },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      if let color = picture.node(index).color(.backgroundColor) {
        picture.paint(frame, color, &canvas)
      }
      let style = picture.tint(index)
      let isDisabled = picture.isDisabled(index)
      let (open, close) =
        picture.isHighlighted(index)
          && picture.children[index].allSatisfy({ !picture.isHighlighted($0) })
        ? (picture.glyphs.highlightOpen, picture.glyphs.highlightClose) : ("[", "]")
      canvas.write(isDisabled ? picture.glyphs.disabledEdge : open, frame.x, frame.y, style)
      canvas.write(
        isDisabled ? picture.glyphs.disabledEdge : close, frame.maxX - 1, frame.y, style)
      let control = picture.control(index, as: SegmentedControl.self)
      let segments = layout.fromTheLeft(picture.children[index])
      for (left, right) in zip(segments, segments.dropFirst()) {
        let (start, end) = (layout.frames[left].maxX, layout.frames[right].x)
        let place = Int(min(picture.node(left).position, picture.node(right).position))
        let sign =
          picture.divider(control?.currentDividerImage(after: place))
          ?? (isDisabled ? picture.glyphs.disabledEdge : picture.glyphs.vertical)
        canvas.write(
          sign, start + max(end - start - sign.displayWidth, 0) / 2, frame.y, style,
          limit: end - start, ellipsis: picture.glyphs.picture)
      }
    })

}

extension KindDrawing {
  static let segment = KindDrawing(
    .segment,
    measure: { picture, node in
      let ground = picture.segmentGround(node).map { $0.displayWidth + 1 } ?? 0
      return Measure(picture.segmentContent(node).displayWidth + ground + 2, minimum: 4)
    },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let glyphs = picture.glyphs
      var style = picture.tint(index)
      if picture.node(index).states.contains(.selected) {
        let tint = style.foreground ?? picture.palette.tint
        let ink = picture.palette.ink(on: tint)
        if picture.options.color != .none { canvas.paint(frame, tint, ink) }
        let edge = picture.options.color == .none
        canvas.write(edge ? glyphs.highlightOpen : " ", frame.x, frame.y, style)
        canvas.write(edge ? glyphs.highlightClose : " ", frame.maxX - 1, frame.y, style)
        style = Style(picture.options.color == .none ? nil : ink, isBold: true)
      } else if picture.isHighlighted(index) {
        canvas.write(glyphs.pressedOpen, frame.x, frame.y, style)
        canvas.write(glyphs.pressedClose, frame.maxX - 1, frame.y, style)
      } else if picture.isDisabled(index) {
        canvas.write("·", frame.x, frame.y, style)
        canvas.write("·", frame.maxX - 1, frame.y, style)
      }
      let text = picture.segmentContent(index)
      if picture.isHighlighted(index), !picture.isDisabled(index) {
        picture.fillPressed(frame, picture.tint(index), &canvas)
      }
      // Without room for it there is no space at the edges.
      let isPlain = picture.node(index).states.isEmpty
      let edge = isPlain && text.displayWidth > frame.width - 2 ? 0 : 1
      var room = frame.inset(Insets(left: edge, right: edge))
      if let ground = picture.segmentGround(index) {
        let isSelected = picture.node(index).states.contains(.selected)
        if !isSelected { picture.fillGround(frame, &canvas) }
        // The content goes first.
        let width = min(ground.displayWidth, room.width - text.displayWidth - 1)
        if width > 0 {
          canvas.write(
            ground, picture.columns(0, width, of: room).x, frame.y,
            isSelected ? style : picture.secondary, limit: width)
          if !picture.options.isRightToLeft { room.x += width + 1 }
          room.width -= width + 1
        }
      }
      let slack = max(room.width - text.displayWidth, 0)
      let shift = min(max(slack / 2 + picture.contentShift(index), 0), slack)
      canvas.write(
        text, room.x + shift, frame.y, style, limit: room.width, ellipsis: glyphs.ellipsis)
    })
}

extension Picture {
  func segmentContent(_ index: Int) -> String {
    if let text = node(index).text { return oneLine(text) }
    return node(index).image(.image).map { oneLine(glyphs.image($0.name)) } ?? ""
  }

  /// The background of a segment in its state.
  fileprivate func segmentGround(_ index: Int) -> String? {
    let owner = control(Int(node(index).parent), as: SegmentedControl.self)
    return ground(owner?.currentBackgroundImage(ofSegment: Int(node(index).position)))
  }

  /// The columns by which the content is moved to the right.
  fileprivate func contentShift(_ index: Int) -> Int {
    let owner = control(Int(node(index).parent), as: SegmentedControl.self)
    return Int(rounding: (owner?.contentPositionAdjustment.x ?? 0) / metrics.pointsPerColumn)
  }
}

extension Evaluator {
  fileprivate func segment(_ owner: RenderNode, _ title: String) -> RenderNode {
    var node = part(.segment, owner)
    node.text = title
    node.properties = [
      RenderProperty(name: .title, value: .value(.string(title)), origin: .derived)
    ]
    return node
  }

  fileprivate func connectSegments(of index: Int, in tree: inout RenderTree) {
    let parts = tree.children(of: index)
    let fields = parts.map { part in
      FieldValue.fields(
        Dictionary(
          tree.nodes[part].properties.map { ($0.name.name, $0.value.field) },
          uniquingKeysWith: { first, _ in first }))
    }
    let setting = FieldSetting("segments", .list(fields))
    guard let control = control(tree.nodes[index], parts: [setting]),
      let segmented = control[as: SegmentedControl.self]
    else { return }
    tree.setControl(control, of: index)
    readBack(control, into: &tree.nodes[index])
    for (position, part) in parts.enumerated() {
      let state = segmented.state(ofSegment: position)
      tree.nodes[part].states = CtlCatalogue.ControlState(rawValue: state.rawValue)
      tree.nodes[part].position = Int32(position)
    }
  }
}
