import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenClosesTab = Rule(
    about, asksUsers: true,
    file: { file in
      let program = file.program
      // A file that is not known may open the screen.
      guard case .known(_, let outsideOpened, let outsideHeld)? = file.outside else { return }
      let opened = outsideOpened.union(program.openings.map(\.screen))
      let tabs = Dictionary(program.heldScreens.map { ($0.screen, $0) }) { first, _ in first }
      for (index, screen) in program.screens.enumerated() {
        let symbol = Symbol(.screen, program.file, index)
        let tab = tabs[symbol]
        guard tab != nil || outsideHeld.contains(symbol), !opened.contains(symbol),
          !program.publicSymbols.contains(symbol), !file.isDocumented(screen.origin)
        else { continue }
        for step in program.screenSteps(of: screen) {
          guard case .close = step.form else { continue }
          file.report(
            Finding(
              about, at: program.location(of: step.origin, .whole),
              ["name": .text(program.text(screen.name))],
              related: tab.map {
                [
                  Finding.Related(
                    program.location(of: $0.origin, .whole),
                    Message("a tab holds it here", "此处由标签页放入")())
                ]
              } ?? []))
        }
      }
    })
}

private let about = Code(
  "screen/closes-tab", .warning,
  title: Message("`{name}` is in a tab, and nothing can close it", "“{name}”在标签页中，无法关闭"),
  why: Message(
    "A tab keeps its screen while people use the app; they choose another tab instead. `close` goes back from "
      + "a screen that a step has opened, and none opens this one. A `///` comment says that it is there for "
      + "other openers.",
    "标签页在应用使用期间一直保留它的界面；人们会改选另一个标签页。`close` 用于从步骤打开的界面返回，而没有步骤打开这个界面。"
      + "`///` 注释表示它是留给其他打开者的。"),
  bad: [
    """
    screen App "App" {
      tabBar {
        tab "Kinds" { screen: Kinds() }
        tab "Prices" { screen: Prices() }
      }
    }
    screen Kinds "Kinds" {
      content { label "Assam" }
    }
    screen Prices "Prices" {
      navigationBar {
        button "Close" { on touchUpInside -> close }
        //                                   ^^^^^
      }
      content { label "3.50" }
    }
    """
  ],
  good: [
    """
    screen App "App" {
      tabBar {
        tab "Kinds" { screen: Kinds() }
        tab "Prices" { screen: Prices() }
      }
    }
    screen Kinds "Kinds" {
      toolbar {
        button "Show Prices" { on touchUpInside -> sheet Prices() }
      }
      content { label "Assam" }
    }
    screen Prices "Prices" {
      navigationBar {
        button "Close" { on touchUpInside -> close }
      }
      content { label "3.50" }
    }
    """
  ])
