import CtlDiagnostics
import CtlText

extension Rule {
  static let labelTooLong = Rule(about, visits: .kinds([.label]), having: [.text]) { label in
    guard let text = label.written(.text) else { return }
    let texts =
      [(text: text.knownText, location: nil as Location?)]
      + [text.shownAtStart?.plainText].compactMap { $0 }.map { (text: $0, location: nil) }
      + text.shownInStates.map { ($0.value.text ?? "", $0.location) }
    let most = label.settings[.labelMaxColumns]
    guard let long = texts.first(where: { Double($0.text.displayWidth) > most }) else { return }
    let columns = long.text.displayWidth
    label.report(
      about, at: .value(text),
      label: Message(
        "as wide as {columns} letters; {most} are read at a glance",
        "相当于 {columns} 个拉丁字母的宽度；一眼能读完的约为 {most} 个")(
          ["columns": .number(columns), "most": .number(most)]),
      related: text.related(toState: long.location),
      notes: [
        Message(
          "A text view suits text that people read in peace.", "需要细读的文字适合放在文本视图中。")()
      ])
  }
}

private let about = Code(
  "label/too-long", .advice,
  title: Message("a label suits a small amount of text", "标签最适合展示相对简单的文本信息"),
  why: Message(
    "A label names something or says one short thing. People skip long text on a screen of "
      + "controls, and miss what matters in it.",
    "标签用来为事物命名，或说一句简短的话。在满是控件的界面上，人们会跳过大段文字，其中重要的内容也就错过了。"),
  citation: .guidelines("Label > Guidelines"),
  bad: [
    #"""
    screen Privacy {
      content {
        label {
          text: "Turning this on lets the app use your location even while it is in the background"
          //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """#,
    #"""
    screen Privacy {
      var note: String = "On"
      content {
        label "\(note)"
        //    ^^^^^^^^^
        button "Explain" {
          on touchUpInside {
            note = "Turning this on lets the app use your location even while it is in the background"
          }
        }
      }
    }
    """#,
    Example(
      #"""
      screen Privacy {
        var count: Int = 2
        content { label "打开后，\(count) 个应用可以获取你的位置" }
        //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
      """#, settings: "{ \"thresholds\": { \"label.maxColumns\": 30 } }"),
  ],
  good: .inContent(
    """
    label "Uses your location"
    label "Turning this on lets the app use your location even while you use another app." {
      numberOfLines: 0
    }
    """))
