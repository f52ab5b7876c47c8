import CtlCatalogue
import CtlLayout
import CtlText

import enum CtlRuntime.Language

extension KindDrawing {
  static let tabBar = KindDrawing(
    .tabBar,
    divider: { _, _ in 0 },
    draw: { picture, index, layout, canvas in
      let ground = picture.backgrounds[0] ?? picture.palette.bar
      picture.paint(layout.frames[index], ground, &canvas)
    })

  /// The image, the title and the badge of a tab on one line.
  static let tab = KindDrawing(
    .tab,
    measure: { picture, node in
      Measure(picture.tabText(node).displayWidth + 2, minimum: 4)
    },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let isChosen = picture.node(index).states.contains(.selected)
      var style = isChosen ? picture.tint(index) : picture.secondary
      style.isBold = isChosen
      let room = frame.inset(Insets(left: 1, right: 1))
      var text = picture.tabText(index)
      // Where not all fits, the title says more than its image.
      if text.displayWidth > room.width { text = picture.tabText(index, withImage: false) }
      let slack = max(room.width - text.displayWidth, 0)
      let start = room.x + slack / 2
      let badge = picture.badge(index) ?? ""
      let isShort = text.displayWidth > room.width && badge.displayWidth + 3 <= room.width
      // The title becomes shorter before the badge.
      let limit = isShort && !badge.isEmpty ? room.width - badge.displayWidth - 1 : room.width
      canvas.write(text, start, frame.y, style, limit: limit, ellipsis: picture.glyphs.ellipsis)
      if limit < room.width { canvas.write(badge, start + limit + 1, frame.y, style) }
      if isChosen, picture.options.color == .none {
        canvas.write(picture.glyphs.highlightOpen, start - 1, frame.y, style)
        let end = start + min(text.displayWidth, room.width)
        canvas.write(picture.glyphs.highlightClose, end, frame.y, style)
      }
    })
}

extension Picture {
  fileprivate func tabText(_ index: Int, withImage: Bool = true) -> String {
    let node = node(index)
    let title = node.text
    // A sign is enough beside a title.
    let image =
      !withImage && title != nil
      ? nil
      : node.image(.image).map {
        title == nil ? glyphs.image($0.name) : glyphs.sign($0.name) ?? glyphs.picture
      }
    return oneLine([image, title, badge(index)].compactMap { $0 }.joined(separator: " "))
  }

  fileprivate func badge(_ index: Int) -> String? {
    node(index).string(.badgeValue).flatMap { $0.isEmpty ? nil : oneLine("(\($0))") }
  }
}

extension RenderTree {
  /// The place of the tab that is shown above a tab bar; nil for a bar without tabs.
  func chosenTab(of bar: Int) -> Int? {
    let count = children(of: bar).count
    guard count > 0 else { return nil }
    return min(max(Int(saturating: nodes[bar].number(.selectedIndex) ?? 0), 0), count - 1)
  }

  /// What VoiceOver says of a tab after its title: the badge, and its place among the tabs.
  /// - Parameter counts: How many tabs the bars have that were asked before.
  func tabValue(_ node: Int, _ counts: inout [Int: Int], _ language: Language) -> String? {
    guard nodes[node].kind == .tab else { return nil }
    let bar = Int(nodes[node].parent)
    let count = counts[bar] ?? children(of: bar).count
    counts[bar] = count
    let place = language.position(Int(nodes[node].position) + 1, of: count)
    let badge = nodes[node].string(.badgeValue).flatMap { $0.isEmpty ? nil : $0 }
    return [badge, place].compactMap { $0 }.joined(separator: language.comma)
  }

  /// Marks the tab that is shown.
  mutating func markTab(of bar: Int) {
    guard let chosen = chosenTab(of: bar) else { return }
    nodes[children(of: bar)[chosen]].states.insert(.selected)
  }
}
