import CtlDiagnostics

extension Rule {
  static let pageControlTooManyDots = Rule(
    about, visits: .kinds([.pageControl]), having: [.numberOfPages, .pages]
  ) { control in
    guard let pages = control.greatestPageCount else { return }
    let few = control.settings[.adviceDots]
    guard Double(pages.number) > few, Double(pages.number) <= control.settings[.maxPages] else {
      return
    }
    control.report(
      about, at: pages.place, ["n": .number(pages.number), "max": .number(few)])
  }
}

private let about = Code(
  "page-control/too-many-dots", .advice, editions: [.ios8],
  title: Message(
    "{n} dots cannot be counted at a glance (keep to {max})",
    "圆点有 {n} 个，超过 {max} 个就难以一眼数清"),
  why: Message(
    "The dots answer two questions: how many views there are, and which one is visible. Beyond "
      + "ten, people have to count, and the answer is lost.",
    "圆点要回答两个问题：有多少个视图，当前是第几个。超过十个时，用户得逐个去数，圆点就失去了意义。"),
  citation: Citation([.guidelines8, .guidelinesZh], "Page Control"),
  bad: [
    """
    screen Guide {
      action show()
      content {
        pageControl {
          numberOfPages: 14
          //             ^^
          accessibility { label: "Chapters" }
          on valueChanged -> show()
        }
      }
    }
    """,
    """
    component Dots(count: Int) {
      pageControl {
        numberOfPages: count
        accessibility { label: "Chapters" }
        isEnabled: false
      }
    }

    screen Guide {
      content {
        Dots { count: 11 }
        //            ^^
      }
    }
    """,
  ],
  good: [
    """
    screen Guide {
      action show()
      content {
        pageControl {
          numberOfPages: 10
          accessibility { label: "Chapters" }
          on valueChanged -> show()
        }
      }
    }
    """,
    Example(
      """
      screen Guide {
        action show()
        content {
          pageControl {
            numberOfPages: 14
            accessibility { label: "Chapters" }
            on valueChanged -> show()
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ])
