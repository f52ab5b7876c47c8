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
        guard let constraint = layout.constraint(naming: second) ?? layout.constraint(naming: first)
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

extension SolvedLayout {
  /// Pairs of overlapping elements of one superview of which one was placed.
  fileprivate func overlaps(_ result: LayoutResult) -> [(Int, Int)] {
    var siblings: [Int: [Int]] = [:]
    // Views may overlap, such as pages, or pictures under text.
    for box in boxes.indices
    where result.hosts[box] >= 0 && Kind.named(boxes[box].kind).role != .container {
      siblings[boxes[box].parent, default: []].append(box)
    }
    var pairs: [(Int, Int)] = []
    for parent in siblings.keys.sorted() {
      // From left to right, so that boxes that begin after the end of one need no look.
      let list = (siblings[parent] ?? []).sorted {
        (result.frames[$0].x, $0) < (result.frames[$1].x, $1)
      }
      for (place, first) in list.enumerated() {
        for second in list[(place + 1)...] {
          guard result.frames[second].x < result.frames[first].maxX - 1 else { break }
          guard isNamed(first) || isNamed(second), canMeet(first, second) else {
            continue
          }
          let overlap = result.frames[first].overlap(result.frames[second])
          if overlap.width > 1, overlap.height > 1 {
            pairs.append((min(first, second), max(first, second)))
          }
        }
      }
    }
    return pairs
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
    """))
