import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let screenLooseElement = Rule(about, visits: .screen) { screen in
    let children = Array(screen.children)
    guard let content = children.first(where: { $0.is(.content) || $0.is(.table) }),
      let element = children.first(where: { $0.form == .kind && $0.isLoose })
    else { return }
    // What follows is the same mistake.
    element.report(
      about, at: .kind, ["kind": element.kindPhrase, "content": content.kindPhrase],
      related: [
        Finding.Related(content.location(.kind), Message("the content", "内容在这里")())
      ])
  }
}

extension PlacedElement {
  /// A page control stands below the content, and a search bar above it. Where a refresh control belongs,
  /// `refresh-control/placement` says.
  fileprivate var isLoose: Bool {
    let hasPlace =
      self.is(.pageControl) || self.is(.searchBar) || self.is(.refreshControl)
    return self.is(.label) || Kind.named(kind).isInteractive && !hasPlace
  }
}

private let about = Code(
  "screen/loose-element", .warning,
  title: Message("{kind} stands beside {content}, not in it", "{kind}写在了{content}旁边，而不是其中"),
  why: Message(
    "A screen consists of its bars and of its content. When it has a `content` or a `table`, an "
      + "element beside it has no place: it belongs inside, or into a bar.",
    "界面由各种栏和内容组成。已有 `content` 或 `table` 时，写在旁边的元素没有位置：它应放在其中，或放在栏里。"),
  bad: [
    """
    screen Tea {
      label "Kinds"
      //<^^^^^
      content { label "Assam" }
    }
    """
  ],
  good: [
    """
    screen Tea {
      content { label "Kinds" }
    }
    """,
    """
    screen Tea {
      label "Kinds"
    }
    """,
    #"""
    screen Tea {
      var words: String = ""
      searchBar "Search" { text <-> words }
      table { row "\(words)" }
    }
    """#,
  ])
