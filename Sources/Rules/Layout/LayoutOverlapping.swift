import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let layoutOverlapping = Rule(about, visits: .layout) { root in
    guard let layout = root.walk.solvedLayout(root), layout.isSizeKnown,
      layout.isSatisfiable
    else { return }
    var reported: Set<Set<Int>> = []
    for variant in layout.variants {
      for (first, second) in layout.overlaps(variant.result)
      where reported.insert([first, second]).inserted {
        guard
          let constraint = layout.constraint(naming: second) ?? layout.constraint(naming: first),
          // A constraint with a mistake would keep them apart.
          !root.program.findings.contains(where: \.isOfConstraint)
        else { continue }
        let controls = [first, second].map { layout.control($0, root) }
        root.report(
          about, at: .origin(constraint.origin),
          [
            "first": .text(controls[0].name ?? controls[0].kind.name),
            "second": .text(controls[1].name ?? controls[1].kind.name),
          ],
          related: controls.map {
            Finding.Related($0.location(.kind), Message("declared here", "在此处声明")())
          }, notes: [variant.note])
      }
    }
  }
}

extension Finding {
  fileprivate var isOfConstraint: Bool { severity == .error && code.family == "layout" }
}

extension SolvedLayout {
  /// Pairs of overlapping elements of one superview of which one was placed, from left to right.
  fileprivate func overlaps(_ result: LayoutResult) -> [(Int, Int)] {
    var siblings: [Int: [Int]] = [:]
    // Views may overlap, such as pages, or pictures under text.
    for box in boxes.indices
    where result.hosts[box] >= 0 && !boxes[box].isHidden
      && Kind.named(boxes[box].kind).role != .container
    {
      siblings[boxes[box].parent, default: []].append(box)
    }
    return siblings.keys.sorted().flatMap { overlaps(of: siblings[$0] ?? [], result.frames) }
  }

  private func overlaps(of boxes: [Int], _ frames: [Frame]) -> [(Int, Int)] {
    // Along the longer side, so that boxes that begin after the end of one need no look.
    let isColumn = spread(boxes.map { frames[$0].y }) > spread(boxes.map { frames[$0].x })
    func start(_ box: Int) -> Double { isColumn ? frames[box].y : frames[box].x }
    func end(_ box: Int) -> Double { isColumn ? frames[box].maxY : frames[box].maxX }
    let list = boxes.sorted { (start($0), $0) < (start($1), $1) }
    var pairs: [(Int, Int)] = []
    for (place, first) in list.enumerated() {
      // Of a heap of boxes, the findings about a few say enough of each.
      var left = 8
      for second in list[(place + 1)...] {
        guard left > 0, start(second) < end(first) - 1 else { break }
        let overlap = frames[first].overlap(frames[second])
        guard overlap.width > 1, overlap.height > 1, isNamed(first) || isNamed(second),
          canMeet(first, second)
        else { continue }
        pairs.append((min(first, second), max(first, second)))
        left -= 1
      }
    }
    func order(_ pair: (Int, Int)) -> (Double, Int, Double, Int) {
      let (first, second) = (frames[pair.0].x, frames[pair.1].x)
      return (first, pair.0) < (second, pair.1)
        ? (first, pair.0, second, pair.1) : (second, pair.1, first, pair.0)
    }
    return pairs.sorted { order($0) < order($1) }
  }

  /// How far apart the first and the last of some numbers are.
  private func spread(_ numbers: [Double]) -> Double {
    (numbers.max() ?? 0) - (numbers.min() ?? 0)
  }
}

private let about = Code(
  "layout/overlapping", .advice,
  title: Message("`{first}` and `{second}` overlap", "“{first}”与“{second}”相互重叠"),
  why: Message(
    "When two elements overlap, one hides a part of the other and takes the touches that were "
      + "meant for it.",
    "两个元素重叠时，一个会遮住另一个的一部分，并截走本应属于它的点击。"),
  bad: .inScreen(
    """
    content {
      label title "Print"
      label note "Two pages"
      layout {
        align verticalCenters(title, note)
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        pin leadingSpaceToSuperview(title, note) == 16
      }
    }
    """),
  good: .inScreen(
    """
    content {
      label title "Print"
      label note "Two pages"
      layout {
        pin leadingSpaceToSuperview(title) == 16
        pin horizontalSpacing(title, note) == 8
        align verticalCenters(title, note)
      }
    }
    """,
    """
    content {
      label low "Off"
      slider size { accessibility { label: "Size" } }
      label high "On"
      layout {
        pin leadingSpaceToSuperview(low, high) == 16
        pin width(low) == 60
        pin height(low) == 44
        pin topSpaceToSuperview(low) == 16
        pin topSpaceToSuperview(size) == 30
        pin horizontalSpacing(low, size) == 0
        pin width(size) == 100
        pin topSpaceToSuperview(high) == 400
      }
    }
    """))
