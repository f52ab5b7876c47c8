import CtlDiagnostics

extension LanguageCode {
  public static let heldScreen = Code(
    "tab/screen", .error,
    title: Message("the tab cannot hold this screen", "标签页不能放入这个界面"),
    why: Message(
      "A tab shows either elements of its own or one other screen. That screen stays while people use the "
        + "app, so it hands nothing back, and the tab bar below it is the only one.",
      "标签页要么显示自己的元素，要么显示另一个界面。这个界面在使用期间一直存在，因此不交回任何值，并且它下方的标签栏是唯一的。"),
    bad: [
      """
      screen App "App" {
        tabBar {
          tab "Shop" { screen: Shop(); content { label "Teas" } }
          //           ^^^^^^
          tab "App" { screen: App() }
          //                  ^^^
        }
      }
      screen Shop "Shop" {
        content { label "Sencha" }
      }
      """,
      """
      screen App "App" {
        tabBar {
          tab "Shop" { screen: Shop() }
          //                   ^^^^
          tab "Cup" { screen: PickCup() }
          //                  ^^^^^^^
        }
      }
      screen Shop "Shop" {
        tabBar {
          tab "Green" { content { label "Sencha" } }
          tab "Black" { content { label "Assam" } }
        }
      }
      screen PickCup "Cup" -> Int {
        content { button "Use Large Cup" { on touchUpInside -> finish(3) } }
      }
      """,
      #"""
      screen App "App" {
        let kinds = ["Green", "Black"]
        tabBar {
          for kind in kinds {
            tab "\(kind)" { screen: Kind(kind: kind) }
            //              ^^^^^^
          }
        }
      }
      screen Kind(kind: String) "\(kind)" {
        content { label "All teas are \(kind)" }
      }
      """#,
    ],
    good: [
      #"""
      screen App "App" {
        var user: String = "Ada"
        tabBar {
          tab "Shop" { screen: Shop(user: user) }
          tab "News" { content { label "No news today" } }
        }
      }
      screen Shop(user: String) "Shop" {
        content { label "Hello, \(user)" }
      }
      """#
    ])
}
