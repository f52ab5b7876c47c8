import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let layoutNoBaseline = Rule(about, visits: .layout) { root in
    // Steppers have a rule of their own, because their page says so.
    root.checkBaselines(about, Message("it shows no text", "它不显示文字")) {
      !$0.hasBaseline && $0.name != .stepper
    }
  }
}

private let about = Code(
  "layout/no-baseline", .error,
  title: Message("a control without text has no baseline to align", "没有文字的控件不支持基线约束"),
  why: Message(
    "A baseline is the line on which letters stand. It is not defined for an element without "
      + "letters, such as a slider or a switch; beside a line of text, aligned vertical centers look "
      + "best.",
    "基线是文字所在的线。滑块、开关等没有文字的元素没有基线；与一行文字并排时，垂直居中效果最好。"),
  citation: Citation([.catalogControls], "Using Auto Layout with Controls"),
  bad: [
    """
    screen Reading {
      content {
        label name "Brightness"
        slider dimmer { describedBy: name }
        layout {
          align baselines(name, dimmer)
          //                    ^^^^^^
        }
      }
    }
    """,
    """
    screen Reading {
      table {
        row {
          label name "Night Mode"
          switch night { describedBy: name }
          layout { name.firstBaseline == night.firstBaseline }
          //                             ^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      label name "Brightness"
      label percent "60%"
      slider dimmer { describedBy: name }
      layout {
        align verticalCenters(name, dimmer)
        align baselines(name, percent)
      }
    }
    """), fix: .suggestion)
