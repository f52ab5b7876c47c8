import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlTintUnseen = Rule(
    about, visits: .kinds([.button, .stepper, .infoButton, .detailDisclosureButton]),
    weight: .settable(["tintColor", "backgroundColor"])
  ) {
    control in
    guard control.showsTint, let color = control.color(.tintColor),
      let background = control.backdrop?.behind(color).color,
      let (ratio, look) = Contrast.least(color, on: background), ratio < leastContrast
    else { return }
    let shown = (ratio * 100).rounded(.down) / 100
    // Elements that have it from the same one are told once.
    let holder = ([control] + control.ancestors).first { $0.isSet(.tintColor) }
    let written = holder?.written(.tintColor)
    (holder ?? control).report(
      about, at: written.map { .value($0) } ?? .kind,
      label: look.sentence([
        "text": .text(color.resolved(in: look).hex),
        "background": .text(background.resolved(in: look).hex), "ratio": .number(shown),
      ]),
      related: holder == nil || holder?.index == control.index
        ? []
        : [Finding.Related(control.location(.kind), Message("the tint of this one", "它的着色")())],
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
    default: true
    }
  }
}

private let about = Code(
  "control/tint-unseen", .advice,
  title: Message("its tint can hardly be seen on this background", "着色在此背景上几乎看不见"),
  why: Message(
    "The tint is all that says that a button without a border is one. Where it is nearly the color of the "
      + "background, in the light or in the dark, people find neither the button nor its title.",
    "没有边框的按钮只靠着色表明自己是按钮。如果着色在浅色或深色外观下与背景几乎相同，用户就看不到按钮和它的标题。"),
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
  ])
