import CtlCatalogue

/// What stands side by side in a container, from top to bottom.
extension PointFlow {
  struct Line {
    var items: [Int]
    var alignment: Alignment
    var above = 0.0
    var height = 0.0
  }

  enum Alignment { case leading, center, trailing, spread, titled, fill }

  func makeLines(_ index: Int) -> [Line] {
    let list = children[index]
    let box = request.boxes[index]
    func alone(_ item: Int, _ above: Double = 0) -> Line {
      let isControl = natural[item].height > 0
      let alignment = isControl && !PointFlow.isCentered(kind(item)) ? natural([item]) : .center
      return Line(
        items: [item], alignment: natural[item].grows ? .fill : alignment, above: above)
    }
    switch box.kind {
    case .toolbar: return [Line(items: list, alignment: .spread)]
    case .statusBar, .navigationBar: return [Line(items: list, alignment: .spread)]
    case .annotation: return [Line(items: list, alignment: .titled)]
    case .stack where !box.isVertical: return [Line(items: list, alignment: .leading)]
    case .stack:
      return list.enumerated().map { alone($1, $0 > 0 ? box.spacing : 0) }
    case .row:
      let inline = list.filter { !isBlock($0) }
      let hasFirst = !inline.isEmpty || !box.text.isEmpty
      let isTitled = !box.text.isEmpty || inline.count > 1
      let first = Line(items: inline, alignment: isTitled ? .titled : natural(inline))
      return (hasFirst ? [first] : []) + list.filter(isBlock).map { alone($0) }
    case .content, .popover, .view:
      var result: [Line] = []
      for item in list {
        if let last = result.last?.items.last, groups.areTogether(last, item), !isBlock(item),
          !isBlock(last)
        {
          result[result.count - 1].items.append(item)
          result[result.count - 1].alignment = .titled
        } else if let last = result.last?.items, isButton(item), last.allSatisfy(isButton) {
          result[result.count - 1].items.append(item)
          result[result.count - 1].alignment = .center
        } else {
          result.append(alone(item, result.isEmpty ? 0 : PointFlow.gap))
        }
      }
      return result
    default: return list.map { alone($0) }
    }
  }

  private func natural(_ items: [Int]) -> Alignment {
    guard let item = items.first else { return .leading }
    switch kind(item) {
    case .switch, .stepper, .infoButton, .detailDisclosureButton, .contactAddButton:
      return .trailing
    case .label: return .fill
    default: return natural[item].grows ? .fill : .center
    }
  }

  private func isButton(_ index: Int) -> Bool {
    kind(index) == .button || kind(index) == .roundedRectangleButton
  }

  private static func isCentered(_ kind: KindName) -> Bool {
    kind == .switch || kind == .stepper
  }

  private func isBlock(_ index: Int) -> Bool {
    switch kind(index) {
    case .picker, .datePicker, .textView, .table, .section, .content, .popover, .row: true
    case .stack: request.boxes[index].isVertical
    case .view: request.boxes[index].width == nil
    default: false
    }
  }
}
