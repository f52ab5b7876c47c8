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
    choose: { screen, row, node, _ in screen.write(.int(row), to: .selectedSegmentIndex, of: node)
    },
    insets: { _, _ in Insets(left: 1, right: 1) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let style = picture.tint(index)
      let isDisabled = picture.isDisabled(index)
      let (open, close) =
        picture.isHighlighted(index) && picture.node(index).touchedSegment == nil
        ? (picture.glyphs.highlightOpen, picture.glyphs.highlightClose) : ("[", "]")
      canvas.write(isDisabled ? picture.glyphs.disabledEdge : open, frame.x, frame.y, style)
      canvas.write(
        isDisabled ? picture.glyphs.disabledEdge : close, frame.maxX - 1, frame.y, style)
      for segment in layout.fromTheLeft(picture.children[index]).dropLast() {
        canvas.write(
          isDisabled ? picture.glyphs.disabledEdge : picture.glyphs.vertical,
          layout.frames[segment].maxX, frame.y, style)
      }
    })

}

extension KindDrawing {
  static let segment = KindDrawing(
    .segment,
    measure: { picture, node in
      Measure(picture.segmentContent(node).displayWidth + 2, minimum: 4)
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
      let slack = max(frame.width - 2 * edge - text.displayWidth, 0)
      canvas.write(
        text, frame.x + edge + slack / 2, frame.y, style, limit: frame.width - 2 * edge,
        ellipsis: glyphs.ellipsis)
    })
}

extension Picture {
  func segmentContent(_ index: Int) -> String {
    if let text = node(index).text { return oneLine(text) }
    return node(index).image(.image).map { oneLine(glyphs.image($0)) } ?? ""
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
      if position == tree.nodes[index].touchedSegment {
        tree.nodes[part].states.insert(.highlighted)
      }
    }
  }
}
