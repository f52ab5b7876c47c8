import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenTwoContents = Rule(about, visits: .screen) { screen in
    var first: PlacedElement?
    for content in screen.children where !bars.contains(content.kind) {
      // After a table, another content is another place.
      guard content.is(.content) else {
        first = nil
        continue
      }
      guard let other = first else {
        first = content
        continue
      }
      // One with a name is a region of its own.
      if content.element.name != nil || content.isAlternative(to: other) { continue }
      content.report(
        about, at: .kind, label: Message("the second one", "这是第二个")(),
        related: [
          Finding.Related(other.location(.kind), Message("the first one", "第一个")())
        ], fixes: [content.merge(into: other)])
    }
  }
}

private let bars: KindSet = [.statusBar, .navigationBar, .toolbar]

extension PlacedElement {
  /// Moves everything inside to the end of another element.
  fileprivate func merge(into other: PlacedElement) -> Fix? {
    guard frame < 0, other.frame < 0, allWritten.isEmpty,
      isUnconditional, other.isUnconditional
    else { return nil }
    let members = program.children(of: instance.element).map {
      program.origins.lines(of: program.element($0).origin).joined(separator: "\n")
    }
    let length = members.reduce(0) { $0 + $1.utf8.count }
    // What else is inside, such as a comment or a layout, would be lost.
    let isAll = program.source(of: element.origin).utf8.count <= 2 * length + 64
    guard !members.isEmpty, isAll, !program.source(of: element.origin).contains("//"),
      !program.constraints.contains(where: { $0.owner == instance.element })
    else { return nil }
    return fix(
      Message("move its elements into the first one", "把其中的元素移到第一个里")(), .suggestion,
      [.add(members, to: other.element.origin), .delete(element.origin)])
  }
}

private let about = Code(
  "screen/two-contents", .warning,
  title: Message("two `content` blocks follow each other", "连续出现了两个 `content`"),
  why: Message(
    "`content` is the main view of a screen, between its bars and tables; two in a row are one "
      + "place. Elements that belong together go into a `stack` or a `view` inside it.",
    "`content` 是界面的主视图，位于各种栏和表格之间；连续的两个是同一个位置。属于一组的元素放在其中的 `stack` 或 `view` 里。"),
  bad: [
    """
    screen Tea {
      content { label "Assam" }
      content { label "Sencha" }
      //<^^^^^^^
    }
    """
  ],
  good: [
    """
    screen Tea {
      var isIced = false
      content {
        label "Assam"
        stack { label "Sencha"; label "Matcha" { isHidden: isIced } }
      }
      content notes { label "Green" }
    }
    """,
    """
    screen Tea {
      content { label "Today" }
      table { row { label "Assam" } }
      content { label "Enjoy." }
    }
    """,
    """
    screen Tea {
      var isIced = false
      if isIced {
        content { label "Cold" }
      } else {
        content { label "Hot" }
      }
    }
    """,
  ], fix: .suggestion)
