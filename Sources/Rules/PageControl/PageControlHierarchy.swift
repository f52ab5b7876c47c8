import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlHierarchy = Rule(
    about, visits: .kinds([.pageControl]), having: [.views, .pages, .numberOfPages]
  ) { control in
    if let views = control.written(.views), views.value == .member("hierarchy") {
      control.report(about, at: .value(views))
      return
    }
    if let (way, home) = control.wayToNextLevel {
      control.report(
        about, at: .kind,
        label: Message(
          "the screen that opens over this one shows another of the pages", "此界面打开的界面显示另一页")(),
        related: [
          Finding.Related(home.location(of: way), Message("here", "在此处")())
        ])
    } else if let (way, home) = control.wayOfItsPage {
      control.report(
        about, at: .kind,
        label: Message("a change of the page opens a screen over this one", "翻页时会在此界面之上打开另一个界面")(),
        related: [
          Finding.Related(home.location(of: way), Message("here", "在此处")())
        ])
    }
    guard let pages = control.written(.pages), let items = pages.items else { return }
    let screens = items.map { $0.expression.flatMap { pages.screen($0) } }
    let opened = control.ways(among: screens.compactMap { $0 })
    // One says it of all pages.
    if let (item, (way, home)) = zip(items, screens).lazy.compactMap({ item, screen in
      screen.flatMap { opened[$0] }.map { (item, $0) }
    }).first {
      control.report(
        about, at: item.place,
        label: Message("another of the pages opens it", "由另一个页面打开")(),
        related: [
          Finding.Related(home.location(of: way), Message("here", "在此处")())
        ])
    }
    let elements = items.map { item in
      item.expression.flatMap { pages.element($0) }
    }
    let ids = Set(elements.compactMap { $0 })
    for (item, element) in zip(items, elements) {
      guard let element else { continue }
      // The elements of the file: which view stands inside which does not depend on the place.
      var parent = Int(control.program.elements[element].parent)
      while parent >= 0, !ids.contains(parent) {
        parent = Int(control.program.elements[parent].parent)
      }
      guard parent >= 0 else { continue }
      control.report(
        about, at: item.place,
        label: Message("is inside another of the pages", "位于另一个页面之内")(),
        related: [
          Finding.Related(
            control.program.location(of: control.program.elements[parent].origin, .name),
            Message("this page holds it", "此页面包含它")())
        ])
    }
  }
}

extension PlacedElement {
  /// The step that pushes a screen when the page changes.
  fileprivate var wayOfItsPage: (OriginID, Program)? {
    let steps = handlers.filter { $0.event == .valueChanged }.flatMap { runningSteps(of: $0) }
    if let way = steps.first(where: { $0.form.opening?.way == .push }) {
      return (way.origin, way.program)
    }
    guard let current = written(.currentPage), current.isBinding,
      let page = walk.part(of: current.entry.expression, in: scope),
      case let home = walk.expansion.program
    else { return nil }
    return walk.followers(of: page).lazy.flatMap { home.steps[$0.steps] }
      .first { $0.form.opening?.way == .push }
      .map { ($0.origin, home) }
  }

  /// Where one of some screens opens another of them, by the one that it opens.
  fileprivate func ways(among screens: [Symbol]) -> [Symbol: (OriginID, Program)] {
    var result: [Symbol: (OriginID, Program)] = [:]
    let all = Set(screens)
    var seen: Set<Symbol> = []
    for screen in screens where seen.insert(screen).inserted {
      guard let home = program.program(of: screen.file) else { continue }
      let ways = walk.memo.pageLevels.ways(from: home).byScreen
      guard ways.indices.contains(Int(screen.index)) else { continue }
      for way in ways[Int(screen.index)] where way.screen != screen && all.contains(way.screen) {
        result[way.screen] = result[way.screen] ?? (way.origin, home)
      }
    }
    return result
  }
}

extension Written {
  /// The screen of an item of a list.
  fileprivate func screen(_ id: ExpressionID) -> Symbol? {
    let expression = program.expression(id)
    guard expression.operation == .reference else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    return symbol.kind == .screen ? symbol : nil
  }

  /// The element of this file for an item of a list.
  fileprivate func element(_ id: ExpressionID) -> Int? {
    let expression = program.expression(id)
    guard expression.operation == .reference else { return nil }
    let symbol = program.symbols[Int(expression.payload)]
    guard symbol.kind == .element, symbol.file == program.file else { return nil }
    let index = Int(symbol.index)
    guard program.elements[index].name != nil else { return nil }
    return index
  }
}

private let about = Code(
  "page-control/hierarchy", .warning,
  title: Message(
    "a page control does not suit a hierarchy of views", "app 结构存在信息层级时请不要使用页面控件"),
  why: Message(
    "A row of equal dots says that all views are peers. It shows neither which view belongs to which "
      + "nor the way back, so people get lost in a hierarchy.",
    "一排相同的圆点表示所有视图是同级的。它既不能表示视图之间的从属关系，也不能表示返回的路径，"
      + "用户在信息层级中会迷路。"),
  citation: .guidelines("Page Control > Guidelines"),
  bad: .inContent(
    having: "action show()",
    """
    pageControl {
      numberOfPages: 3
      views: .hierarchy
      //     ^^^^^^^^^^
      accessibility { label: "Shelves" }
      on valueChanged -> show()
    }
    """,
    """
    view shelf {
      label "Novels"
      view book { label "Emma" }
    }
    pageControl {
      numberOfPages: 2
      pages: [shelf, book]
      //             ^^^^
      accessibility { label: "Shelves" }
      on valueChanged -> show()
    }
    """) + [
      """
      screen Novels {
        action show()
        table { row "Emma" { on select -> push Emma() } }
        pageControl {
          numberOfPages: 2
          pages: [Novels, Emma]
          //              ^^^^
          accessibility { label: "Shelves" }
          on valueChanged -> show()
        }
      }

      screen Emma {
        content { label "By Jane Austen" }
      }
      """,
      """
      screen Shelves {
        var page: Int in 0...1 = 0
        content { label "Shelf \\(page)" }
        pageControl {
          numberOfPages: 2
          currentPage <-> page
          pages: [Novels, Emma]
          //              ^^^^
        }
      }

      screen Novels {
        table {
          row "Emma" {
            detailDisclosureButton { reveals: Emma; accessibility { label: "About Emma" } }
          }
        }
      }

      screen Emma {
        content { label "By Jane Austen" }
      }
      """,
      """
      screen Novels {
        var page: Int in 0...2 = 0
        on page.changed { if page == 1 { push Emma() } }
        content { label "Novel \\(page + 1)" }
        pageControl { numberOfPages: 3; currentPage <-> page }
        //<^^^^^^^^^^^
      }

      screen Emma {
        content { label "By Jane Austen" }
      }
      """,
      """
      screen Novels {
        table { row "Emma" { on select -> push Emma() } }
        pageControl { numberOfPages: 2; accessibility { label: "Level" } }
        //<^^^^^^^^^^^
      }

      screen Emma {
        content { label "By Jane Austen" }
        pageControl { numberOfPages: 2; currentPage: 1; accessibility { label: "Level" } }
      }
      """,
      """
      screen Novels {
        var level: Int in 0...1 = 0
        table { row "Emma" { on select -> push Emma() } }
        pageControl { numberOfPages: 2; currentPage <-> level }
        //<^^^^^^^^^^^
      }

      screen Emma {
        var level: Int in 0...1 = 1
        content { label "By Jane Austen" }
        pageControl { numberOfPages: 2; currentPage <-> level }
      }
      """,
    ],
  good: .inScreen(
    """
    var page: Int in 0...1 = 0
    var isLast: Bool = false
    on page.changed { isLast = page == 1 }
    content {
      label "Shelf \\(page + 1)"
      if isLast { label "The Last One" }
    }
    pageControl { numberOfPages: 2; currentPage <-> page }
    """)
    + .inContent(
      having: "action show()",
      """
      view novels { label "Novels" }
      view poems { label "Poems" }
      pageControl {
        numberOfPages: 2
        views: .peers
        pages: [novels, poems]
        accessibility { label: "Shelves" }
        on valueChanged -> show()
      }
      """))
