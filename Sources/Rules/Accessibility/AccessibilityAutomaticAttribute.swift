import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityAutomaticAttribute = Rule(
    about, visits: .controls, having: [.value, .frame]
  ) { control in
    for name in [PropertyName.value, .frame] {
      guard let written = control.written(name, .accessibility),
        !written.follows || written.repeatsItsControl
      else { continue }
      let attribute: Message.Argument =
        name == .value ? .words("value", "值") : .words("frame", "框架")
      control.report(
        about, at: .property(written), ["attribute": attribute],
        label: written.follows
          ? Message("{kind} says the same by itself", "{kind}本身就会这样朗读")(
            ["kind": control.kindPhrase])
          : Message("{kind} keeps it up to date by itself", "{kind}会自行更新")(
            ["kind": control.kindPhrase]),
        // Words of its own may be worth more than the value alone.
        fixes: [control.delete(written, written.hasWords ? .suggestion : .safe)], tag: .unnecessary)
    }
  }
}

extension Written {
  /// Whether it is a text with words beside the value.
  fileprivate var hasWords: Bool {
    follows && textParts.contains { $0.map { !NameTokens.split($0).isEmpty } ?? false }
  }

  /// Whether it says the value of a variable in words of its own: it changes with it.
  fileprivate var follows: Bool {
    name == .value
      && control.walk.dependOnName(
        [entry.expression], in: CtlChecker.Place(program, frame: control.frame),
        where: { $0.kind == .variable || $0.kind == .parameter })
  }
}

extension Written {
  /// Whether it follows the value of its own control alone, and tells people no more than that: the state of a
  /// switch, or the number of a stepper or slider with words that its labels have already.
  fileprivate var repeatsItsControl: Bool {
    guard
      let bound = ValueProperties.of(control.kind).lazy.compactMap({ control.written($0) }).first,
      bound.isBinding, !bound.isOfStyle, !isOfStyle,
      let own = control.walk.part(of: bound.entry.expression, in: control.scope),
      !control.walk.dependOnPart(
        [entry.expression], in: control.scope,
        where: { part, _ in
          [.variable, .element, .task, .loopVariable].contains(part.root.kind)
            && !part.touches(own)
        })
    else { return false }
    switch control.kind {
    case .switch: return true
    case .stepper, .slider:
      guard self.words != nil else { return false }
      let said = textParts.compactMap { $0 }.joined(separator: " ")
      let words = NameTokens.split(said)
      let isPercent = said.contains("%") || said.contains("％") || words.contains("percent")
      // A slider says where its thumb is, in percent.
      let isOfHundred = control.minimum == 0 && control.maximum == 100
      guard control.is(.stepper) ? !isPercent : isOfHundred else { return false }
      let labels = control.namingTexts + control.neighbours(.label).compactMap { $0.written(.text) }
      let known = labels.flatMap { NameTokens.split($0.knownText) } + ["percent"]
      return words.allSatisfy { known.contains($0) }
    default: return false
    }
  }
}

private let about = Code(
  "accessibility/automatic-attribute", .advice,
  title: Message(
    "controls supply their accessibility {attribute} automatically",
    "控件会自动提供辅助功能的{attribute}"),
  why: Message(
    "A control tells VoiceOver its value and its place on the screen, and updates them as they "
      + "change. A value from the file never changes, and is soon wrong.",
    "控件会把自己的值和在屏幕上的位置告诉 VoiceOver，并随变化更新。文件中写死的内容不会改变，很快就会出错。"),
  citation: Citation([.catalogControls], "Making Controls Accessible"),
  bad: .inScreen(
    """
    content {
      slider {
        accessibility {
          label: "Speed"
          value: "50%"
          //<^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    action play()
    content {
      button "Play" { on touchUpInside -> play(); accessibility { frame: [0, 0, 44, 44] } }
      //                                                          ^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    var isOpen: Bool = true
    table { row "Shop" { switch { isOn <-> isOpen; accessibility { value: isOpen ? "yes" : "no" } } } }
    //                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    """) + [
      """
      component Speed(words: String) {
        slider { accessibility { label: "Speed"; value: words } }
      }

      screen Car {
        content {
          Speed { words: "50%" }
          //             ^^^^^
        }
      }
      """
    ],
  good: .inScreen(
    """
    var stars: Int in 0...5 = 3
    content {
      slider { accessibility { label: "Speed" } }
      slider { accessibility { label: "Mood"; value: stars > 3 ? "good" : "poor" } }
      view { accessibility { label: "Rating"; value: "\\(stars) of 5" } }
    }
    """,
    """
    var heat: Double in 16...30 = 21
    content {
      slider { value <-> heat; accessibility { label: "Heat"; value: "\\(heat) degrees" } }
    }
    """), fix: .safe)
