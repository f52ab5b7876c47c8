import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlChoosingViews = Rule(
    about, visits: .kinds([.pageControl])
  ) { control in
    let root = PlacedElement(walk: control.walk, index: 0)
    for (label, text) in root.labels(that: TouchRequests.chooseWithDots) {
      label.report(about, at: .value(text), notes: notes)
    }
    let spoken = [PropertyName.label, .hint].lazy.compactMap { control.written($0, .accessibility) }
      .first { TouchRequests.askForChoice($0.knownText) }
    if let spoken { return control.report(about, at: .value(spoken), notes: notes) }
    guard let purpose = control.written(.purpose), purpose.value == .member("choose") else {
      return
    }
    control.report(
      about, at: .value(purpose),
      notes: notes)
  }

  private static let notes = [
    Message(
      "To choose among a few views use a segmented control, among many a table.",
      "视图不多时可用分段控件来选择，较多时可用表格视图。")()
  ]
}

private let about = Code(
  "page-control/choosing-views", .advice, editions: [.ios8],
  title: Message(
    "a page control shows how many views are open; it does not help choose one",
    "页面控件表示视图的数量，不用于选择视图"),
  why: Message(
    "All dots look the same, and none names its view. To find one view, people have to go "
      + "through all of them.",
    "圆点看上去都一样，看不出对应哪个视图。想找某个视图的用户只能逐个翻看。"),
  citation: Citation([.guidelines8, .guidelinesZh], "Page Control"),
  bad: .inScreen(
    """
    action show()
    content {
      pageControl {
        numberOfPages: 3
        purpose: .choose
        //       ^^^^^^^
        accessibility { label: "Rooms" }
        on valueChanged -> show()
      }
    }
    """,
    """
    var room: Int in 0...2 = 0
    content {
      label "Choose a room with the dots below."
      //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      label "Room \\(room + 1)"
    }
    pageControl { numberOfPages: 3; currentPage <-> room; accessibility { label: "Rooms" } }
    """,
    """
    var room: Int in 0...2 = 0
    content { label "Room \\(room + 1)" }
    pageControl { numberOfPages: 3; currentPage <-> room; accessibility { label: "Choose a Room" } }
    //                                                                           ^^^^^^^^^^^^^^^
    """),
  good: [
    """
    screen Rooms {
      action show()
      content {
        pageControl {
          numberOfPages: 3
          purpose: .count
          accessibility { label: "Rooms" }
          on valueChanged -> show()
        }
      }
    }
    """,
    Example(
      """
      screen Rooms {
        action show()
        content {
          pageControl {
            numberOfPages: 3
            purpose: .choose
            accessibility { label: "Rooms" }
            on valueChanged -> show()
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ])
