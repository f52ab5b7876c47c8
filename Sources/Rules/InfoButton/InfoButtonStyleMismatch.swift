import CtlDiagnostics

extension Rule {
  static let infoButtonStyleMismatch = Rule(about, visits: .kinds([.infoButton])) { button in
    guard let style = button.member(.style), let backdrop = button.backdrop else { return }
    let tone: Tone
    // One of both looks is enough; the dark style is the one for a background that changes.
    switch style {
    case "light" where backdrop.tones.contains(.light): tone = .light
    case "dark" where backdrop.tone == .dark: tone = .dark
    default: return
    }
    let other = style == "light" ? "dark" : "light"
    button.report(
      about, at: button.written(.style).map { .value($0) } ?? .kind,
      label: tone == .light
        ? Message("light on a light background", "浅色背景上的浅色按钮")()
        : Message("dark on a dark background", "深色背景上的深色按钮")(),
      related: backdrop.related(tone),
      fixes: [button.setWhereSaid(.style, to: ".\(other)")])
  }
}

private let about = Code(
  "info-button/style-mismatch", .warning,
  title: Message(
    "use the dark style on light content and the light style on dark content",
    "浅色内容上应使用深色按钮，深色内容上应使用浅色按钮"),
  why: Message(
    "The button is small and has no border. In the tone of the background people overlook it "
      + "and never find the options of the app.",
    "此按钮很小，也没有边框。与背景深浅相同时，用户很容易忽略它，找不到 app 的选项。"),
  citation: .guidelines("Info Button > Appearance and Behavior"),
  bad: [
    """
    screen Weather {
      content {
        background: #1C1C1E
        infoButton { style: .dark; reveals: Units; accessibility { label: "Units" } }
        //                  ^^^^^
      }
    }

    screen Units {
      content { label "Celsius" }
    }
    """,
    """
    screen Weather {
      background: .black
      content {
        infoButton { reveals: Units; accessibility { label: "Units" } }
        //<^^^^^^^^^^
      }
    }

    screen Units {
      content { label "Celsius" }
    }
    """,
    """
    screen Weather {
      let paper: Color = #FAFAFA

      content {
        background: paper
        stack {
          infoButton { style: .light; reveals: Units; accessibility { label: "Units" } }
          //                  ^^^^^^
        }
      }
    }

    screen Units {
      content { label "Celsius" }
    }
    """,
    """
    screen Weather {
      background: .black
      toolbar {
        infoButton { style: .dark; reveals: Units; accessibility { label: "Units" } }
        //                  ^^^^^
      }
      table {
        row "Basel" {
          infoButton { style: .light; reveals: Units; accessibility { label: "Units of Basel" } }
          //                  ^^^^^^
        }
      }
    }

    screen Units {
      content { label "Celsius" }
    }
    """,
  ],
  good: [
    """
    screen Weather {
      content {
        background: #1C1C1E
        infoButton { style: .light; reveals: Units; accessibility { label: "Units" } }
      }
      content below {
        background: #FFFFFF
        infoButton { reveals: Units; accessibility { label: "More Units" } }
      }
    }

    screen Units {
      content { label "Celsius" }
    }
    """,
    """
    screen Weather {
      background: .black
      toolbar {
        infoButton { style: .light; reveals: Units; accessibility { label: "Units" } }
      }
      table {
        row "Basel" {
          infoButton { style: .dark; reveals: Units; accessibility { label: "Units of Basel" } }
        }
      }
    }

    screen Units {
      content { label "Celsius" }
    }
    """,
  ], fix: .suggestion)
