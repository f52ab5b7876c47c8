import CtlCatalogue
import Testing

@testable import CtlLayout

/// A layout that follows changes is the one that is found from nothing.
struct LayoutSessionTests {
  @Test(arguments: 0..<150)
  func changesLeadToTheLayoutFromNothing(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 3_000_000)
    var request = RandomScreen(&random).request
    var session = LayoutSession()
    _ = session.solve(request)
    for step in 0..<8 {
      change(&request, &random)
      let found = session.solve(request)
      let expected = ScreenLayout.solve(request, findsAmbiguity: true)
      #expect(session.ambiguous() == expected.ambiguous, "step \(step)")
      #expect(found.conflicts == expected.conflicts, "step \(step)")
      for (box, (one, two)) in zip(found.frames, expected.frames).enumerated() {
        let distance = max(
          abs(one.x - two.x), abs(one.y - two.y), abs(one.width - two.width),
          abs(one.height - two.height))
        #expect(distance < 0.015, "step \(step), box \(box): \(one) instead of \(two)")
      }
    }
  }

  /// What somebody does to a screen that is shown: another text, constant, font or device; now and
  /// then an element that goes or comes back, or a constraint more.
  private func change(_ request: inout LayoutRequest, _ random: inout SeededRandom) {
    let box = 2 + random.next(request.boxes.count - 2)
    switch random.next(8) {
    case 0, 1: request.boxes[box].text = RandomScreen.texts[random.next(RandomScreen.texts.count)]
    case 2,
      3 where !request.constraints.isEmpty:
      request.constraints[random.next(request.constraints.count)].constant +=
        Double(random.next(21) - 10)
    case 4: request.boxes[box].fontSize = Double(12 + random.next(12))
    case 5: request.screen = ScreenSize(width: [320, 375, 414][random.next(3)], height: 568)
    case 6: request.boxes[box].isHidden.toggle()
    default: request.constraints.append(ScreenLayoutTests.pin("width", [box], 80, at: 500))
    }
  }

  @Test func aChangeTakesNoSecondLayoutFromNothing() {
    var request = RandomScreen.form(rows: 40)
    var session = LayoutSession()
    _ = session.solve(request)
    request.boxes[10].text = "A longer name"
    #expect(session.solve(request).frames == ScreenLayout.solve(request).frames)
    request.constraints[60].constant = 20
    #expect(session.solve(request).frames == ScreenLayout.solve(request).frames)
    // Neither did the second time of the first layout.
    #expect(session.builds == 1)
    // Other boxes, another system.
    request.boxes[12].isHidden = true
    #expect(session.solve(request).frames == ScreenLayout.solve(request).frames)
  }
}

/// Columns and pairs of controls as people constrain them, and now and then anything.
struct RandomScreen {
  static let texts = [
    "Name", "OK", "Password", "A rather long description of what can be done here",
  ]

  private(set) var request: LayoutRequest

  init(_ random: inout SeededRandom) {
    request = ScreenLayoutTests.request(list: [])
    let kinds: [KindName] = [.label, .label, .textField, .button, .switch, .slider, .textView]
    for _ in 0..<(2 + random.next(7)) {
      var box = LayoutBox(kind: kinds[random.next(kinds.count)], parent: 1)
      box.text = RandomScreen.texts[random.next(RandomScreen.texts.count)]
      box.lines = [1, 1, 0, 2][random.next(4)]
      request.boxes.append(box)
    }
    RandomScreen.finish(&request)
    request.isRightToLeft = random.next(4) == 0
    let style = random.next(3)
    for box in 2..<request.boxes.count {
      switch style {
      case 0: addColumn(box, &random)
      case 1: addPair(box, &random)
      default: addAnything(box, &random)
      }
    }
  }

  private static func finish(_ request: inout LayoutRequest) {
    request.boxes[0].size = request.boxes.count
    request.boxes[1].size = request.boxes.count - 1
  }

  private mutating func pin(
    _ name: String, _ boxes: [Int], relation: LinearConstraint.Relation = .equal,
    _ constant: Double = 0, at priority: Double = 1000
  ) {
    request.constraints.append(
      ScreenLayoutTests.pin(name, boxes, relation: relation, constant, at: priority))
  }

  private mutating func addColumn(_ box: Int, _ random: inout SeededRandom) {
    pin("leadingSpaceToSuperview", [box], 16)
    if random.next(2) == 0 { pin("trailingSpaceToSuperview", [box], 16) }
    if box == 2 {
      pin("topSpaceToSuperview", [box], 20)
    } else {
      pin("verticalSpacing", [box - 1, box], 12)
    }
  }

  private mutating func addPair(_ box: Int, _ random: inout SeededRandom) {
    if box % 2 == 0 {
      pin("leadingSpaceToSuperview", [box], 16)
      if box > 2 { pin("verticalSpacing", [box - 2, box], 12) }
      return
    }
    pin("horizontalSpacing", [box - 1, box], 8)
    pin(["baselines", "verticalCenters"][random.next(2)], [box - 1, box])
    if random.next(3) > 0 {
      pin(
        "trailingSpaceToSuperview", [box], relation: [.equal, .greaterOrEqual][random.next(2)], 16)
    }
  }

  private mutating func addAnything(_ box: Int, _ random: inout SeededRandom) {
    let other = 2 + random.next(request.boxes.count - 2)
    let priority = [1000.0, 1000, 750, 250][random.next(4)]
    let relation = [LinearConstraint.Relation.equal, .lessOrEqual, .greaterOrEqual][random.next(3)]
    let names = ["widthsEqually", "leftEdges", "rightEdges", "topEdges", "horizontalCenters"]
    switch random.next(5) {
    case 0: pin("width", [box], relation: relation, Double(random.next(200)), at: priority)
    case 1: pin("height", [box], relation: relation, Double(20 + random.next(60)), at: priority)
    case 2: pin("trailingSpaceToSuperview", [box], Double(random.next(30)), at: priority)
    case 3 where other != box: pin(names[random.next(names.count)], [other, box], at: priority)
    default: pin("topSpaceToSuperview", [box], relation: relation, 30, at: priority)
    }
  }

  /// Labels and fields, each pair below the one before.
  static func form(rows: Int) -> LayoutRequest {
    var request = ScreenLayoutTests.request(list: [])
    for row in 0..<rows {
      var label = LayoutBox(kind: .label, parent: 1)
      label.text = "Name"
      request.boxes += [label, LayoutBox(kind: .textField, parent: 1)]
      let (first, second) = (2 * row + 2, 2 * row + 3)
      request.constraints += [
        ScreenLayoutTests.pin("leadingSpaceToSuperview", [first], 16),
        ScreenLayoutTests.pin("horizontalSpacing", [first, second], 8),
        ScreenLayoutTests.pin("trailingSpaceToSuperview", [second], 16),
        ScreenLayoutTests.pin("baselines", [first, second]),
        row == 0
          ? ScreenLayoutTests.pin("topSpaceToSuperview", [second], 12)
          : ScreenLayoutTests.pin("verticalSpacing", [second - 2, second], 12),
      ]
    }
    finish(&request)
    return request
  }
}
