import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlTintUnseen = Rule(
    about,
    visits: .kinds([
      .button, .contactAddButton, .detailDisclosureButton, .infoButton, .refreshControl,
      .segmentedControl, .stepper,
    ]),
    weight: .settable(["tintColor", "backgroundColor"])
  ) {
    control in
    guard control.showsTint, let (color, outer) = control.shownTint else { return }
    // Elements that have it from the same one are told once.
    let holder =
      outer == nil
      ? ([control] + control.ancestors).first { $0.isSet(.tintColor) } : control.screen
    guard
      let background = control.backdrop?.behind(
        color, saidForLooks: holder?.saysLooks(of: .tintColor) == true
      )
      .color,
      let (ratio, look) = Contrast.least(color, on: background), ratio < leastContrast
    else { return }
    let shown = (ratio * 100).rounded(.down) / 100
    let written = holder?.written(.tintColor)
    let around = outer.map {
      Finding.Related($0, Message("the screen around its tab has this tint", "标签页外层的界面使用此着色")())
    }
    (holder ?? control).report(
      about, at: written.map { .value($0) } ?? .kind,
      label: look.sentence([
        "text": .text(color.resolved(in: look).hex),
        "background": .text(background.resolved(in: look).hex), "ratio": .number(shown),
      ]),
      related: holder == nil || holder?.index == control.index
        ? []
        : [
          around,
          Finding.Related(control.location(.kind), Message("the tint of this one", "它的着色")()),
        ]
        .compactMap { $0 },
      looks: [.tintColor])
  }

  /// Tints of systems are lighter than texts, but more than this.
  private static let leastContrast = 1.5
}

extension PlacedElement {
  /// Whether its tint is all that people see of it.
  fileprivate var showsTint: Bool {
    if designFacts?.liesOverOthers == true || bool(.isEnabled) == false || bool(.isHidden) == true {
      return false
    }
    let isDecorated = isSet(.backgroundImage) || isSet(.backgroundColor)
    if isDecorated { return false }
    return switch kind {
    case .stepper: !isSet(.incrementImage) && !isSet(.decrementImage)
    case .button: isWritten(.title) && member(.type) == "system"
    // It is gray in a view with a tint.
    case .refreshControl: isSet(.tintColor)
    default: true
    }
  }

  /// Its tint, and where that is set if another screen sets it; the usual one where nothing does.
  fileprivate var shownTint: (color: Color, outer: Location?)? {
    if let color = color(.tintColor) { return (color, nil) }
    let around = ancestors
    // One that is not known is another one.
    if isInUnknownPlace || isSet(.tintColor) || around.contains(where: { $0.isSet(.tintColor) }) {
      return nil
    }
    if case .screen(let index) = walk.expansion.root, let outer = walk.memo.tintsAroundTabs[index],
      !around.contains(where: { $0.is(.popover) || Kind.named($0.kind).isModal })
    {
      return (outer.color, outer.place)
    }
    // Grounds of the system are made for it, and a gray one that is as light has another color.
    let usual = Color(.systemTint)
    guard around.contains(where: { $0.isSet(.background) }),
      backdrop?.color.looksLike(usual) == true
    else { return nil }
    return self.is(.infoButton) && member(.style) == "light" ? nil : (usual, nil)
  }
}

extension Program {
  /// The tints of screens with tabs, by the index of each screen of the file that one of these tabs holds.
  var tintsAroundTabs: [Int: (color: Color, place: Location)] {
    var result: [Int: (color: Color, place: Location)] = [:]
    for screen in self.screens {
      let root = element(screen.root)
      guard
        let entry = self.properties[root.properties].first(where: {
          $0.name == .tintColor && $0.group == .own
        }), case .color(let color)? = constant(entry.expression)
      else { continue }
      let place = location(of: expression(entry.expression).origin)
      for held in heldScreens(of: screen) where held.screen.file == self.file {
        let index = Int(held.screen.index)
        if result[index] == nil { result[index] = (color, place) }
      }
    }
    return result
  }
}

private let about = Code(
  "control/tint-unseen", .advice,
  title: Message("its tint can hardly be seen on this background", "着色在此背景上几乎看不见"),
  why: Message(
    "The tint is all that people see of a button without a border, of the segments of a control, of a stepper. "
      + "Where it is nearly the color of the background, in the light or in the dark, they find neither the "
      + "control nor its title.",
    "没有边框的按钮、分段控件和步进器只靠着色显示。如果着色在浅色或深色外观下与背景几乎相同，用户就看不到控件和它的标题。"),
  bad: [
    """
    screen Pass {
      background: Color(light: #FFFFFF, dark: #14181C)
      action share()
      content {
        button "Share" { tintColor: Color(light: #0A3D62, dark: #1B2530); on touchUpInside -> share() }
        //                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Pass {
      action share()
      table {
        tintColor: Color(light: #1C1C1E, dark: #1C1C1E)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        row { button "Share" { on touchUpInside -> share() } }
      }
    }
    """,
    """
    screen Pass {
      tintColor: #FFFFE0
      //         ^^^^^^^
      background: #FFFFFF
      action share()
      action save()
      content {
        button "Share" { on touchUpInside -> share() }
        button "Save" { on touchUpInside -> save() }
      }
    }
    """,
    """
    screen Pass {
      background: #14181C
      action share()
      table {
        row "Seat" { button "Share" { tintColor: #FFFFF0; on touchUpInside -> share() } }
        //                                       ^^^^^^^
      }
    }
    """,
    """
    screen Pass {
      background: #FFFFFF
      content {
        infoButton { tintColor: #FFFFF0; reveals: Options }
        //                      ^^^^^^^
      }
    }

    screen Options {
      table { row "Units" }
    }
    """,
    """
    appearance segmentedControl { tintColor: #FFFFFF }
    //                            ^^^^^^^^^^^^^^^^^^

    enum Kind {
      bird "Bird"
      fish "Fish"
    }

    screen Pass {
      background: #FFFFFF
      var kind: Kind = .bird
      content { segmentedControl { selection <-> kind; accessibility { label: "Kind" } } }
    }
    """,
    """
    screen App {
      tintColor: #FFFFE8
      tabBar {
        tab "Pass" { screen: Pass() }
        tab "Seat" { content { label "12 A" } }
      }
    }

    screen Pass {
    //<^^^^^^
      action share()
      content {
        background: #FFFFFF
        button "Share" { on touchUpInside -> share() }
      }
    }
    """,
    """
    screen Pass {
      action share()
      content {
        view {
          background: #007AFF
          button "Share" { on touchUpInside -> share() }
          //<^^^^^^
        }
      }
    }
    """,
    """
    screen Seats {
      table { row "12 A" { on select -> push Pass(shade: #FFFFEE) } }
    }

    screen Pass(shade: Color) {
      tintColor: shade
      //         ^^^^^
      action share()
      content {
        background: #FFFFFF
        button "Share" { on touchUpInside -> share() }
      }
    }
    """,
  ],
  good: [
    """
    screen Pass {
      background: #FFFFFF
      content {
        infoButton { tintColor: #0A3D62; reveals: Options }
      }
      table {
        row "Seat" {
          detailDisclosureButton {
            tintColor: #0A3D62
            reveals: Options
            accessibility { label: "More About the Seat" }
          }
        }
      }
    }

    screen Options {
      table { row "Units" }
    }
    """,
    """
    screen Pass {
      background: #FFFFFF
      action share()
      content {
        button "Share" { tintColor: #0A3D62; on touchUpInside -> share() }
      }
    }
    """,
    """
    screen Pass {
      tintColor: #FFFFE0
      background: #14181C
      action share()
      content {
        button "Share" { on touchUpInside -> share() }
        button "Save" { tintColor: #14181C; isEnabled: false; on touchUpInside -> share() }
      }
    }
    """,
    """
    screen App {
      tintColor: #FFFFE8
      tabBar {
        tab "Pass" { screen: Pass() }
        tab "Seat" { content { label "12 A" } }
      }
    }

    screen Pass {
      background: #14181C
      action share()
      content {
        button "Share" { on touchUpInside -> share() }
        view {
          background: #0A7AFF
          infoButton { style: .light; reveals: Options }
          button "Share" { tintColor: #FFFFFF; on touchUpInside -> share() }
        }
      }
    }

    screen Options {
      table { row "Units" }
    }
    """,
  ])
