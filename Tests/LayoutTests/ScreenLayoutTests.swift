import CtlCatalogue
import Testing

@testable import CtlLayout

/// The nineteen kinds and the anchors, on a screen of 320 points.
struct ScreenLayoutTests {
  typealias Form = LayoutConstraint.Form

  /// A screen with one content and labels of a width in it: boxes 2, 3 and so on.
  static func request(_ texts: String..., constraints: [LayoutConstraint]) -> LayoutRequest {
    var request = request(list: texts)
    request.constraints = constraints
    return request
  }

  static func request(list texts: [String]) -> LayoutRequest {
    var boxes = [LayoutBox(kind: .screen, parent: -1), LayoutBox(kind: .content, parent: 0)]
    for text in texts {
      var box = LayoutBox(kind: .label, parent: 1)
      box.text = text
      boxes.append(box)
    }
    boxes[0].size = boxes.count
    boxes[1].size = boxes.count - 1
    return LayoutRequest(boxes, [], ScreenSize.extremes[0])
  }

  static func pin(
    _ name: String, _ boxes: [Int], relation: LinearConstraint.Relation = .equal,
    _ constant: Double = 0, at priority: Double = 1000
  ) -> LayoutConstraint {
    let index = LayoutKind.all.firstIndex { $0.name == name }!
    return LayoutConstraint(.kind(index, boxes), relation, constant, priority: priority)
  }

  /// A label a line, each pinned below the one before: every one has its place, in few steps.
  @Test func longChainsAreSolvedExactly() {
    let count = 200
    let texts = (0..<count).map { "Line \($0)" }
    var request = Self.request(list: texts)
    request.constraints = [Self.pin("topSpaceToSuperview", [2], 20)]
    for line in 0..<count {
      request.constraints.append(Self.pin("leadingSpaceToSuperview", [line + 2], 16))
      if line > 0 {
        request.constraints.append(Self.pin("verticalSpacing", [line + 1, line + 2], 12))
      }
    }
    let result = ScreenLayout.solve(request, findsAmbiguity: true)
    #expect(result.isComplete && result.conflicts.isEmpty && result.ambiguous.isEmpty)
    for line in 1..<count {
      let (above, below) = (result.frames[line + 1], result.frames[line + 2])
      #expect(abs(below.y - above.maxY - 12) < 0.05, "line \(line)")
    }
  }

  /// A system of many equations about everything is given up at some point, and says so.
  @Test func theWorkIsBounded() {
    var random = SeededRandom(seed: 7)
    var request = Self.request(list: (0..<300).map { "\($0)" })
    request.constraints = (0..<1_500).map { _ in
      let (first, second) = (2 + random.next(300), 2 + random.next(300))
      let anchor: LayoutConstraint.Anchor = random.next(2) == 0 ? .left : .width
      return LayoutConstraint(
        .equation(
          LayoutConstraint.Side(first, anchor), LayoutConstraint.Side(second, .left),
          multiplier: [1, 2, 0.5][random.next(3)]),
        [.equal, .lessOrEqual, .greaterOrEqual][random.next(3)], Double(random.next(90) - 45),
        priority: [250, 500, 750][random.next(3)])
    }
    let result = ScreenLayout.solve(request, findsAmbiguity: true)
    #expect(!result.isComplete)
    #expect(result.conflicts.isEmpty && result.frames.count == request.boxes.count)
  }

  /// Few constraints that name very many elements are many; so are equal widths of thousands.
  @Test func longListsAreBounded() {
    var request = Self.request(list: (0..<1_000).map { "\($0)" })
    request.constraints = (0..<101).map { _ in Self.pin("leftEdges", Array(2..<1_002)) }
    #expect(!ScreenLayout.solve(request, findsAmbiguity: true).isComplete)
    request.constraints = [request.constraints[0]]
    #expect(ScreenLayout.solve(request).isComplete)
    request = Self.request(list: (0..<3_000).map { "\($0)" })
    request.constraints = [Self.pin("widthsEqually", Array(2..<3_002))]
    #expect(!ScreenLayout.solve(request).isComplete)
  }

  /// What constraints put beside each other needs the height of one; what follows freely has its room.
  @Test func contentIsAsHighAsItsPlacedElements() {
    var request = Self.request("Left", "Right", "Below", constraints: [])
    request.boxes[2].height = 300
    request.boxes[3].height = 300
    request.constraints = [Self.pin("topSpaceToSuperview", [2, 3], 16)]
    let free = ScreenLayout.solve(request)
    #expect(free.frames[1].maxY == 568 && free.frames[4].maxY < 568, "\(free.frames)")
    request.constraints.append(Self.pin("bottomSpaceToSuperview", [4], 20))
    let pinned = ScreenLayout.solve(request)
    #expect(pinned.frames[1].maxY == 568 && pinned.frames[4].maxY == 548, "\(pinned.frames)")
    request.boxes[2].height = 600
    let long = ScreenLayout.solve(request)
    #expect(long.frames[1].maxY == 636 && long.frames[4].maxY == 616, "\(long.frames)")
  }

  @Test func everyKindHolds() {
    func check(
      _ holds: (Frame, Frame, Frame) -> Double, _ expected: Double = 0,
      _ constraints: LayoutConstraint...
    ) {
      let result = ScreenLayout.solve(Self.request("One", "Three", constraints: constraints))
      let found = holds(result.frames[1], result.frames[2], result.frames[3])
      #expect(abs(found - expected) < 0.02, "\(constraints)")
    }
    check({ _, first, _ in first.width }, 120, Self.pin("width", [2], 120))
    check({ _, first, _ in first.height }, 50, Self.pin("height", [2], 50))
    check(
      { _, first, second in second.x - first.maxX }, 8, Self.pin("horizontalSpacing", [2, 3], 8))
    check(
      { _, first, second in second.y - first.maxY }, 30, Self.pin("verticalSpacing", [2, 3], 30))
    check(
      { content, first, _ in first.x - content.x }, 40, Self.pin("leadingSpaceToSuperview", [2], 40)
    )
    check(
      { content, first, _ in content.maxX - first.maxX }, 40,
      Self.pin("trailingSpaceToSuperview", [2], 40))
    check(
      { content, first, _ in first.y - content.y }, 70, Self.pin("topSpaceToSuperview", [2], 70))
    check(
      { content, _, second in content.maxY - second.maxY }, 9,
      Self.pin("bottomSpaceToSuperview", [3], 9))
    check({ _, first, second in first.width - second.width }, 0, Self.pin("widthsEqually", [2, 3]))
    check(
      { _, first, second in first.height - second.height }, 0, Self.pin("heightsEqually", [2, 3]))
    check({ _, first, second in first.x - second.x }, 0, Self.pin("leftEdges", [2, 3]))
    check({ _, first, second in first.maxX - second.maxX }, 0, Self.pin("rightEdges", [2, 3]))
    check({ _, first, second in first.y - second.y }, 0, Self.pin("topEdges", [2, 3]))
    check({ _, first, second in first.maxY - second.maxY }, 0, Self.pin("bottomEdges", [2, 3]))
    check(
      { _, first, second in first.x + first.width / 2 - second.x - second.width / 2 }, 0,
      Self.pin("horizontalCenters", [2, 3]))
    check({ _, first, second in first.midY - second.midY }, 0, Self.pin("verticalCenters", [2, 3]))
    check({ _, first, second in first.maxY - second.maxY }, 0, Self.pin("baselines", [2, 3]))
    check(
      { _, first, _ in first.x + first.width / 2 }, 160,
      Self.pin("horizontalCenterInContainer", [2]))
    check(
      { content, first, _ in first.midY - content.midY }, 0,
      Self.pin("verticalCenterInContainer", [2]))
  }

  @Test func leadingIsRightWhereLinesBeginThere() {
    var request = Self.request(
      "One", "Three",
      constraints: [
        Self.pin("leadingSpaceToSuperview", [2], 40), Self.pin("horizontalSpacing", [2, 3], 8),
        Self.pin("verticalCenters", [2, 3]),
      ])
    request.isRightToLeft = true
    let frames = ScreenLayout.solve(request).frames
    #expect(abs(frames[2].maxX - 280) < 0.02)
    #expect(abs(frames[2].x - 8 - frames[3].maxX) < 0.02)
  }

  @Test func equationsHaveMultipliers() {
    let half = LayoutConstraint(
      .equation(.init(2, .width), .init(nil, .width), multiplier: 0.5), .equal, -10,
      priority: 1000)
    let frames = ScreenLayout.solve(Self.request("One", constraints: [half])).frames
    #expect(frames[2].width == 150)
  }

  @Test func contradictionsAreNamedAndTheRestHolds() {
    let result = ScreenLayout.solve(
      Self.request(
        "One", "Three",
        constraints: [
          Self.pin("width", [2], 200), Self.pin("topSpaceToSuperview", [2], 30),
          Self.pin("width", [3], 150), Self.pin("leadingSpaceToSuperview", [2], 8),
          Self.pin("horizontalSpacing", [2, 3], 8), Self.pin("trailingSpaceToSuperview", [3], 8),
        ]))
    #expect(result.conflicts == [[0, 2, 3, 4, 5]])
    #expect(result.frames[2].width == 200)
    #expect(result.frames[2].y - result.frames[1].y == 30)
  }

  @Test func whoTakesTheSpaceThatIsLeftIsOpen() {
    var request = Self.request(
      "One", "Three",
      constraints: [
        Self.pin("leadingSpaceToSuperview", [2], 16), Self.pin("horizontalSpacing", [2, 3], 8),
        Self.pin("trailingSpaceToSuperview", [3], 16), Self.pin("verticalCenters", [2, 3]),
      ])
    let result = ScreenLayout.solve(request, findsAmbiguity: true)
    #expect(
      result.ambiguous == [.init(box: 2, isHorizontal: true), .init(box: 3, isHorizontal: true)])
    request.constraints.append(Self.pin("width", [2], 100))
    #expect(ScreenLayout.solve(request, findsAmbiguity: true).ambiguous.isEmpty)
  }

  @Test func longTextGivesWayToItsNeighborButNotToTheEdge() {
    let long = String(repeating: "long ", count: 30)
    let frames = ScreenLayout.solve(
      Self.request(
        long, "Three",
        constraints: [
          Self.pin("leadingSpaceToSuperview", [2], 16), Self.pin("horizontalSpacing", [2, 3], 8),
          Self.pin("trailingSpaceToSuperview", [3], 16), Self.pin("width", [3], 60),
        ])
    ).frames
    #expect(frames[3].width == 60)
    #expect(abs(frames[2].maxX - 236) < 0.02)
  }
}
