import CtlCatalogue

// Alerts and action sheets: a title, a message, and buttons below them.

extension Arrangement {
  static let modal = Arrangement(
    .alert, .actionSheet,
    insets: { tree, index in
      let hasTexts = tree.hasTitle(index) || !tree.boxes[index].footer.isEmpty
      return Insets(top: hasTexts ? 14 : 0)
    },
    grows: { _, _ in false },
    lines: { tree, index in
      func line(_ item: Int) -> BoxLine { BoxLine(items: [item], alignment: .fill) }
      var lines: [BoxLine] = tree.hasTitle(index) ? [line(BoxLine.title)] : []
      if !tree.boxes[index].footer.isEmpty { lines.append(line(BoxLine.footer)) }
      let hasTexts = !lines.isEmpty
      // Cancel is a group of its own at the end of a sheet. In an alert it is on the left of the only other
      // button, or below several.
      let isSheet = tree.kind(index) == .actionSheet
      var cancel = tree.children[index].filter { tree.boxes[$0].isCancel }
      var buttons = tree.children[index].filter { !cancel.contains($0) }
      let half = LayoutBox.alertWidth / 2 - PointFlow.margin
      let isPair =
        !isSheet && tree.children[index].count == 2
        && tree.children[index].allSatisfy { tree.natural[$0].width <= half }
      if !isSheet {
        buttons = isPair ? cancel + buttons : buttons + cancel
        cancel = []
      }
      if isPair {
        lines.append(BoxLine(items: buttons, alignment: .shares, gap: .none))
      } else {
        lines += buttons.map(line)
      }
      let first = lines.count - (lines.last?.items.count == 2 ? 1 : buttons.count)
      if hasTexts, lines.indices.contains(first) { lines[first].above = .stated(14) }
      for button in cancel {
        var line = line(button)
        if !lines.isEmpty { line.above = .standard }
        lines.append(line)
      }
      return lines
    })
}

extension LayoutBox {
  static let alertWidth = 270.0
  static let sheetWidth = 304.0
  /// Between an action sheet and its Cancel.
  public static let sheetGap = PointFlow.gap

  /// Whether a kind lies over the whole screen.
  static func isModal(_ kind: KindName) -> Bool { modals[kind.rawValue] }
  private static let modals = Kind.all.map(\.isModal)

  /// The width of an alert or an action sheet.
  var modalWidth: Double? {
    switch kind {
    case .alert: LayoutBox.alertWidth
    case .actionSheet: LayoutBox.sheetWidth
    default: nil
    }
  }

  /// The height of a text of an alert or an action sheet, in as many lines as it needs.
  func modalHeight(of item: Int) -> Double {
    let isTitle = item == BoxLine.title
    let size = isTitle ? fontSize : footerSize
    let room = (modalWidth ?? 0) - 2 * PointFlow.margin
    let lines = LayoutBox.lines(
      of: isTitle ? text : footer, size, room, isBold: isTitle && isBold)
    return min(lines, 40) * (size * 1.2 * 2).rounded(.up) / 2
  }
}

extension PointFlow {
  /// The place of an alert in the middle of the screen, or of an action sheet at its end.
  func modalTop(_ index: Int) -> Double {
    let rest = max(request.screen.height - frames[index].height, 0)
    return kind(index) == .alert ? rest / 2 : max(rest - PointFlow.gap, 0)
  }
}
