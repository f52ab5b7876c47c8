import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let buttonDecorationOutsideContent = Rule(
    about, visits: .buttons, having: [.border, .backgroundImage]
  ) { button in
    guard button.isDecoratedOutsideContent, let place = button.decorationPlace,
      let container = button.region
    else { return }
    let isCustom = button.written(.type)?.value == .member("custom")
    button.report(
      about, at: place,
      label: Message("in {container}", "位于{container}中")(["container": container.kindPhrase]),
      looks: button.looks(ofDecoration: place),
      fixes: button.hasOwnDecorationOnly
        ? button.undecorate(
          isCustom ? [.border, .backgroundImage, .type] : [.border, .backgroundImage]) : [])
  }
}

extension PlacedElement {
  /// Whether it has a border or a background in a bar or a popover, where the guidelines speak of that.
  var isDecoratedOutsideContent: Bool {
    about.editions.contains(settings.edition) && decorationPlace != nil
      && region?.isContentRegion == false
  }

  /// The bar, popover or content region around it; views and stacks count as part of their
  /// surroundings. Nil in a component on its own.
  var region: PlacedElement? {
    nearest(
      .statusBar, .navigationBar, .toolbar, .popover, .content, .table, .row, .annotation, .screen)
  }

  /// Whether it is a place for content; bars and popovers are not.
  var isContentRegion: Bool {
    switch kind {
    case .statusBar, .navigationBar, .toolbar, .popover: false
    default: true
    }
  }
}

private let about = Code(
  "button/decoration-outside-content", .advice, editions: [.ios8],
  title: Message("borders and backgrounds fit content regions only", "只有内容区域内的按钮才适合描边或加背景"),
  why: Message(
    "In a bar the place alone shows that something is a button, and frames in it only add "
      + "noise. A border is for content, where a button has to stand out from its surroundings.",
    "在各种栏里，位置本身就说明这是按钮，描边只会显得杂乱。描边或背景适合内容区域，使按钮从周围的内容中突出。"),
  citation: Citation([.guidelines8, .guidelinesZh], "System Button"),
  bad: .inScreen(
    """
    action call()
    toolbar {
      button "Call" {
        type: .custom
        backgroundImage: "green"
        //<^^^^^^^^^^^^^^^^^^^^^^^^
        on touchUpInside -> call()
      }
    }
    """,
    """
    action call()
    popover {
      view {
        button "Call" {
          type: .custom; backgroundImage: "green"; border: true
          //             ^^^^^^^^^^^^^^^^^^^^^^^^
          on touchUpInside -> call()
        }
      }
    }
    """),
  good: .inScreen(
    """
    action call()
    toolbar {
      button "Call" { on touchUpInside -> call() }
    }
    """,
    """
    action call()
    content {
      button "Call" {
        type: .custom
        backgroundImage: "green"
        emphasis: true
        on touchUpInside -> call()
      }
    }
    """), fix: .suggestion)
