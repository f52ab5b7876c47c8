import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let tabBarSelectedOutOfRange = Rule(
    about, visits: .kinds([.tabBar]), having: [.selectedIndex]
  ) { bar in
    let tabs = bar.children.filter { _ in true }
    guard let written = bar.written(.selectedIndex), !tabs.isEmpty,
      tabs.allSatisfy({ $0.is(.tab) && $0.parent?.index == bar.index })
    else { return }
    let last = tabs.count - 1
    let limits = 0...Double(last)
    let label = Message("the tabs are 0 to {last}", "标签页为0到{last}")(["last": .number(last)])
    guard let selected = bar.initial(.selectedIndex)?.whole, !limits.contains(Double(selected))
    else {
      if let ends = written.ends(beyond: limits) {
        bar.report(
          about, at: .value(written), ["i": .number(ends.end(beyond: limits))], label: label,
          fixes: [written.countingFromZero(ends, last: last)])
      }
      return
    }
    bar.report(
      about, at: .value(written), ["i": .number(selected)], label: label,
      fixes: written.isBinding
        ? [] : [bar.replaceValue(written, with: selected < 0 ? "0" : String(last), .suggestion)])
  }
}

private let about = Code(
  "tab-bar/selected-out-of-range", .warning,
  title: Message("there is no tab {i}", "没有序号为 {i} 的标签页"),
  why: Message(
    "Tabs are counted from 0, so the last of two is 1. Any other number chooses the nearest tab, and then "
      + "the variable says one thing and the bar shows another.",
    "标签页从0开始计数，因此两个中的最后一个是1。其他数值会选中最近的标签页，变量与标签栏就不一致。"),
  bad: [
    """
    screen Teas {
      var shown: Int in 1...2 = 1
      tabBar {
        selectedIndex <-> shown
        //                ^^^^^
        tab "Shop" { table { row "Read the News" { on select -> shown = 2 } } }
        tab "News" { content { label "No news today" } }
      }
    }
    """,
    """
    screen Teas {
      tabBar {
        selectedIndex: 2
        //             ^
        tab "Shop" { content { label "Sencha" } }
        tab "News" { content { label "No news today" } }
      }
    }
    """,
  ],
  good: [
    """
    screen Teas {
      var shown: Int in 0...1 = 0
      tabBar {
        selectedIndex <-> shown
        tab "Shop" { table { row "Read the News" { on select -> shown = 1 } } }
        tab "News" { content { label "No news today" } }
      }
    }
    """,
    #"""
    screen Teas {
      var shown: Int in 0...2 = 0
      let kinds = ["Green", "Black", "White"]
      tabBar {
        selectedIndex <-> shown
        for kind in kinds { tab "\(kind)" { content { label "\(kind) Tea" } } }
      }
    }
    """#,
  ], fix: .suggestion)
