import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let tabBarCoversContents = Rule(about, visits: .kinds([.tabBar])) { bar in
    let tabs = bar.children.filter { _ in true }
    guard let screen = bar.parent, !tabs.isEmpty,
      tabs.allSatisfy({ $0.is(.tab) && $0.written(.screen) != nil }),
      // What follows is the same mistake.
      let first = screen.children.first(where: { $0.form == .kind && $0.isCovered }),
      let held = tabs.first?.written(.screen)
    else { return }
    first.report(
      about, at: .kind, ["kind": first.kindPhrase],
      related: [
        Finding.Related(
          held.location, Message("this screen is shown instead", "这里显示的是这个界面")())
      ])
  }
}

extension PlacedElement {
  /// Whether the screen of a tab stands in its place.
  fileprivate var isCovered: Bool {
    !self.is(.tabBar) && !self.is(.statusBar) && !Kind.named(kind).isModal
  }
}

private let about = Code(
  "tab-bar/covers-contents", .warning,
  title: Message("{kind} is never shown: every tab holds a screen", "{kind}不会显示：每个标签页都放入了界面"),
  why: Message(
    "A screen in a tab has its own bars and contents, from the top down to the tab bar. What stands beside the "
      + "tab bar is shown with tabs that have elements of their own.",
    "标签页中的界面有自己的栏和内容，从顶部一直到标签栏。标签栏旁边的内容只与自己含有元素的标签页一起显示。"),
  bad: [
    """
    screen App "App" {
      navigationBar { button "Close" { on touchUpInside -> close } }
    //^^^^^^^^^^^^^
      tabBar {
        tab "Shop" { screen: Shop() }
        tab "News" { screen: News() }
      }
    }
    screen Shop "Shop" { content { label "Sencha" } }
    screen News "News" { content { label "No news today" } }
    """
  ],
  good: [
    """
    screen App "App" {
      navigationBar { button "Close" { on touchUpInside -> close } }
      tabBar {
        tab "Shop" { screen: Shop() }
        tab "News" { content { label "No news today" } }
      }
    }
    screen Shop "Shop" { content { label "Sencha" } }
    """,
    """
    screen App "App" {
      var asks: Bool = true
      tabBar {
        tab "Shop" { screen: Shop() }
        tab "News" { screen: News() }
      }
      alert "Update the App?" {
        isPresented <-> asks
        button "Update" { on touchUpInside -> asks = false }
        button "Later" { role: .cancel }
      }
    }
    screen Shop "Shop" { content { label "Sencha" } }
    screen News "News" { content { label "No news today" } }
    """,
  ])
