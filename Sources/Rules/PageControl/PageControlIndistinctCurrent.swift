import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlIndistinctCurrent = Rule(
    about, visits: .kinds([.pageControl]), having: [.currentPageIndicatorTintColor]
  ) { control in
    guard let current = control.color(.currentPageIndicatorTintColor) else { return }
    guard let others = control.color(.pageIndicatorTintColor), others.looksLike(current) else {
      return reportUnseen(current, control)
    }
    let ours = control.written(.pageIndicatorTintColor)
    let place = control.written(.currentPageIndicatorTintColor) ?? ours
    func fixes() -> [Fix?] {
      // Without its own value the color of an appearance would apply.
      if let ours, !control.isSetByAppearance(.pageIndicatorTintColor) {
        return [control.delete(ours, .suggestion)]
      }
      return []
    }
    control.report(
      about, at: place.map { .value($0) } ?? .kind,
      label: current == others
        ? Message("`{color}`, as all dots", "`{color}`，与所有圆点相同")(["color": .text(current.hex)])
        : Message("`{color}`, and the others are `{other}`", "`{color}`，其他圆点为 `{other}`")([
          "color": .text(current.hex), "other": .text(others.hex),
        ]), looks: [.currentPageIndicatorTintColor],
      fixes: fixes())
  }

  /// A current dot in the color of what is below it.
  private static func reportUnseen(_ current: Color, _ control: PlacedElement) {
    let own = control.color(.backgroundColor)
    let saysLooks = control.saysLooks(of: .currentPageIndicatorTintColor)
    guard
      let ground = own ?? control.backdrop?.behind(current, saidForLooks: saysLooks).color,
      ground.looksLike(current)
    else { return }
    control.report(
      about, at: control.place(of: .currentPageIndicatorTintColor),
      label: Message("`{color}`, as the background", "`{color}`，与背景相同")(
        ["color": .text(current.hex)]),
      looks: [.currentPageIndicatorTintColor])
  }
}

private let about = Code(
  "page-control/indistinct-current", .advice,
  title: Message("the current dot looks like the others", "当前视图的圆点与其他圆点无法区分"),
  why: Message(
    "The current dot is opaque and the others are translucent, so that people see where they "
      + "are. Dots of the same color do not show that.",
    "当前圆点不透明，其他圆点半透明，用户由此看出自己的位置。如果颜色完全相同，就看不出来了。"),
  citation: .guidelines("Page Control"),
  bad: [
    """
    screen Photos {
      action show()
      content {
        background: #FFFFFF
        pageControl {
          numberOfPages: 3
          currentPageIndicatorTintColor: .white
          //                             ^^^^^^
          accessibility { label: "Photos" }
          on valueChanged -> show()
        }
      }
    }
    """,
    """
    screen Photos {
      action show()
      content {
        pageControl {
          numberOfPages: 3
          pageIndicatorTintColor: #808080
          currentPageIndicatorTintColor: .gray
          //                             ^^^^^
          accessibility { label: "Photos" }
          on valueChanged -> show()
        }
        pageControl {
          numberOfPages: 3
          pageIndicatorTintColor: #204060
          currentPageIndicatorTintColor: #234062
          //                             ^^^^^^^
          accessibility { label: "Films" }
          on valueChanged -> show()
        }
      }
    }
    """,
    """
    appearance pageControl { currentPageIndicatorTintColor: .gray }

    screen Photos {
      let dots: Color = .gray
      action show()
      content {
        pageControl {
          numberOfPages: 3
          pageIndicatorTintColor: dots
          //                      ^^^^
          accessibility { label: "Photos" }
          on valueChanged -> show()
        }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    action show()
    content {
      pageControl {
        numberOfPages: 3
        pageIndicatorTintColor: .lightGray
        currentPageIndicatorTintColor: .black
        accessibility { label: "Photos" }
        on valueChanged -> show()
      }
    }
    """), fix: .suggestion)
