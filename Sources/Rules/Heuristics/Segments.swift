import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The segments of a segmented control: its `segment` elements, or the cases of the enum to which
/// `selection` is bound.
final class Segments {
  let elements: [PlacedElement]
  /// The content of each of them.
  let contents: [SegmentContent]
  /// Nil when there are `segment` elements.
  let listed: ListedCases?
  /// The greatest number at the same time; nil if known only while the app runs.
  let count: Int?

  init(elements: [PlacedElement], listed: ListedCases?, count: Int?) {
    self.elements = elements
    contents = elements.map { SegmentContent($0) }
    self.listed = listed
    self.count = count
  }

  struct Text {
    let text: String
    let place: PlacedElement.Place
    let location: Location
  }

  /// The known texts, with their places; blank ones are left out.
  func texts(of control: PlacedElement) -> [Text] {
    if let listed {
      return listed.firstCases.filter { !$0.label.isBlank }.map {
        Text(text: $0.label, place: .value(listed.binding), location: listed.location(of: $0))
      }
    }
    return contents.flatMap { content in
      guard let title = content.title else { return [Text]() }
      return title.texts(inRoundsOf: control).map {
        Text(text: $0, place: .value(title), location: title.valueLocation)
      }
    }
  }
}

extension Segments {
  /// What is known of the texts with a part that is not, which are longer than that.
  func knownParts(of control: PlacedElement) -> [Text] {
    contents.compactMap { content in
      guard let title = content.title, title.texts(inRoundsOf: control).isEmpty,
        case let known = title.knownText, !known.isBlank
      else { return nil }
      return Text(text: known, place: .value(title), location: title.valueLocation)
    }
  }
}

extension Written {
  /// The known text; in the loop of a control, that of each round.
  fileprivate func texts(inRoundsOf control: PlacedElement) -> [String] {
    if let string { return [string] }
    return values(inRoundsOf: control).compactMap { $0.text.flatMap { $0.isBlank ? nil : $0 } }
  }
}

extension Segments {
  /// The columns of the shortest and the longest known text; nil without any.
  func textWidths(of control: PlacedElement) -> ClosedRange<Int>? {
    var widths: ClosedRange<Int>?
    func add(_ text: String) {
      let width = text.displayWidth
      widths = min(widths?.lowerBound ?? width, width)...max(widths?.upperBound ?? width, width)
    }
    if let listed {
      for item in listed.firstCases where !item.label.isBlank { add(item.label) }
    } else {
      for content in contents { content.title?.texts(inRoundsOf: control).forEach(add) }
    }
    return widths
  }
}

extension PlacedElement {
  var segments: Segments {
    if let last = walk.lastSegments, last.index == index { return walk.result(last) }
    let segments = walk.kept(about: index, findSegments)
    walk.lastSegments = segments
    return walk.result(segments)
  }

  private func findSegments() -> Segments {
    let elements = children.filter { $0.is(.segment) && !$0.isNeverReached(inRoundsOf: self) }
    if elements.isEmpty, let listed = listedCases {
      return Segments(elements: [], listed: listed, count: listed.cases.count)
    }
    return Segments(elements: elements, listed: nil, count: mostSegments)
  }

  /// The place that shows the number of segments: the enum that lists them, else the kind.
  func place(of segments: Segments) -> Place {
    segments.listed.map { .value($0.binding) } ?? .kind
  }

  func related(to segments: Segments) -> [Finding.Related] {
    segments.listed.map {
      [Finding.Related($0.declaration, Message("the segments are declared here", "分段在此声明")())]
    } ?? relatedToItems
  }

  /// What gives a list of segments the items that the finding is about.
  private var relatedToItems: [Finding.Related] {
    guard let current = walk.visitedCase, current.hasState else { return [] }
    return descendants.compactMap { loop in
      guard loop.form == .loop else { return nil }
      return current.values.stateLocation(
        of: loop.program.loops[Int(loop.element.payload)].sequence,
        in: .init(loop.program, frame: loop.frame)
      ).map { Finding.Related($0, Message("with these items", "取这些项时")()) }
    }
  }

  /// The segments inside when conditions show the most that they can show together.
  private var mostSegments: Int? {
    var total = 0
    var choices: [[(branch: Int, count: Int)]] = []
    for child in parts {
      let count: Int?
      switch child.form {
      case .kind: count = child.is(.segment) ? 1 : 0
      case .loop:
        count = child.mostSegments.flatMap { inside in
          inside == 0 ? 0 : (child.roundsShown ?? child.rounds).map { min($0, 100_000) * inside }
        }
      case .conditional:
        var branches: [(branch: Int, count: Int)] = []
        for branch in child.parts {
          guard let inside = branch.mostSegments else { return nil }
          branches.append((branch.index, inside))
        }
        choices.append(branches)
        continue
      default: count = child.mostSegments
      }
      guard let count else { return nil }
      total = min(total + count, 100_000)
    }
    return min(total + most(of: choices[...], beside: []), 100_000)
  }

  /// The most segments of some conditions, where others take the branches that are given.
  private func most(of choices: ArraySlice<[(branch: Int, count: Int)]>, beside taken: [Int]) -> Int
  {
    guard let first = choices.first else { return 0 }
    // Each condition more would double the effort.
    if choices.endIndex > 6 { return choices.reduce(0) { $0 + ($1.map(\.count).max() ?? 0) } }
    let rest = choices.dropFirst()
    let shown = first.filter { item in
      item.count > 0 && !taken.contains { walk.exclude($0, item.branch) }
    }.map { $0.count + most(of: rest, beside: taken + [$0.branch]) }
    return max(shown.max() ?? 0, most(of: rest, beside: taken))
  }

  /// The fewest segments that conditions leave, where they are known.
  var fewestSegments: ReachableParts? {
    reachableParts(of: .segment).filter { $0.count != nil }.min { $0.count! < $1.count! }
  }

  /// What stands directly inside, with conditions and loops.
  var parts: [PlacedElement] {
    var result: [PlacedElement] = []
    var next = index + 1
    while next < index + Int(instance.size) {
      result.append(PlacedElement(walk: walk, index: next))
      next += Int(result[result.count - 1].instance.size)
    }
    return result
  }
}

/// The content of a segment.
struct SegmentContent {
  /// The title; nil when none is written, or when it is blank.
  let title: Written?
  let image: Written?
  /// Whether it has an image, its own or that of the appearance of segments.
  let hasImage: Bool

  init(_ segment: PlacedElement) {
    title = segment.written(.title).flatMap { title in
      if let text = title.string, text.isBlank { return nil }
      return title
    }
    image = segment.written(.image)
    hasImage = image != nil || !segment.isWritten(.image) && segment.isSetByAppearance(.image)
  }
}
