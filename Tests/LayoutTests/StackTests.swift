import CtlCatalogue
import Testing

@testable import CtlLayout

/// The margins and the alignment of stacks, on a screen of 320 points.
struct StackTests {
  /// The frames of a stack, of a label in it and of a stepper after the label.
  private func frames(
    isVertical: Bool, _ alignment: LayoutBox.Alignment?, margins: Double = 0
  ) -> [Frame] {
    var boxes = [
      LayoutBox(kind: .screen, parent: -1), LayoutBox(kind: .content, parent: 0),
      LayoutBox(kind: .stack, parent: 1), LayoutBox(kind: .label, parent: 2),
      LayoutBox(kind: .stepper, parent: 2),
    ]
    for index in 0..<3 { boxes[index].size = boxes.count - index }
    boxes[2].isVertical = isVertical
    boxes[2].alignment = alignment
    boxes[2].margins = margins
    boxes[3].text = "Tea"
    let request = LayoutRequest(boxes, [], ScreenSize.extremes[0])
    return Array(ScreenLayout.solve(request, findsAmbiguity: false).frames[2...])
  }

  @Test func marginsKeepTheElementsFromTheEdges() {
    let found = frames(isVertical: true, .leading, margins: 10)
    #expect(found[1].x == found[0].x + 10 && found[1].y == found[0].y + 10)
    #expect(found[2].maxY == found[0].maxY - 10)
    let row = frames(isVertical: false, nil, margins: 10)
    #expect(row[1].x == row[0].x + 10 && row[2].maxX == row[0].maxX - 10)
  }

  @Test func aRowWithoutATitleIsAsHighAsItsSubtitle() {
    var row = LayoutBox(kind: .row, parent: -1)
    row.fontSize = 40
    row.subtitle = "Tea"
    let subtitle = row.titleHeight
    #expect(abs(subtitle - row.subtitleSize * 1.2) <= 0.5)
    row.text = "Tea"
    #expect(row.titleHeight == row.lineHeight + subtitle)
  }

  @Test func elementsAreAlignedAcrossAVerticalStack() {
    let leading = frames(isVertical: true, .leading)
    #expect(leading[1].x == leading[0].x && leading[2].x == leading[0].x)
    #expect(leading[1].width < leading[0].width)
    let center = frames(isVertical: true, .center)
    for item in center[1...] {
      #expect(abs(item.x + item.width / 2 - center[0].x - center[0].width / 2) < 0.01)
    }
    let trailing = frames(isVertical: true, .trailing)
    #expect(trailing[1].maxX == trailing[0].maxX && trailing[2].maxX == trailing[0].maxX)
    #expect(frames(isVertical: true, .fill)[1].width == leading[0].width)
  }

  @Test func elementsAreAlignedAcrossAHorizontalStack() {
    let leading = frames(isVertical: false, .leading)
    #expect(leading[1].height < leading[0].height && leading[1].y == leading[0].y)
    let trailing = frames(isVertical: false, .trailing)
    #expect(trailing[1].maxY == trailing[0].maxY)
    let usual = frames(isVertical: false, nil)
    #expect(abs(usual[1].midY - usual[2].midY) < 0.01)
  }

  /// An image and the texts beside it stand where the row begins, a button where it ends.
  @Test func anImageOfARowHasItsTextsBesideIt() {
    var boxes = [
      LayoutBox(kind: .screen, parent: -1), LayoutBox(kind: .table, parent: 0),
      LayoutBox(kind: .row, parent: 1), LayoutBox(kind: .imageView, parent: 2),
      LayoutBox(kind: .stack, parent: 2), LayoutBox(kind: .label, parent: 4),
      LayoutBox(kind: .button, parent: 2),
    ]
    for (index, size) in [7, 6, 5, 1, 2, 1, 1].enumerated() { boxes[index].size = size }
    boxes[4].isVertical = true
    boxes[5].text = "Tea"
    boxes[6].text = "Brew"
    let request = LayoutRequest(boxes, [], ScreenSize.extremes[0])
    let found = ScreenLayout.solve(request, findsAmbiguity: false).frames
    #expect(found[4].x > found[3].maxX && found[4].x < found[3].maxX + 20, "\(found)")
    #expect(found[6].maxX > 280, "\(found)")
  }
}
