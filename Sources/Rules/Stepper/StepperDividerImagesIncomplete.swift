import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperDividerImagesIncomplete = Rule(
    about, visits: .kinds([.stepper]), having: [.dividerImage]
  ) { stepper in
    let written = stepper.allWritten(.dividerImage)
    let entries = written.map(\.entry) + stepper.byAppearance(.dividerImage).map(\.entry)
    guard !entries.isEmpty else { return }
    func isPresent(_ pair: Pair) -> Bool {
      entries.contains { $0.state == pair.left && $0.rightState == pair.right }
    }
    let missing = Pair.all.filter { !isPresent($0) }
    guard !missing.isEmpty, missing.count < Pair.all.count else { return }
    let first = written.first { pair($0) != nil }
    // The image of a pressed button would say that the other one is pressed.
    let neutral = written.first { pair($0)?.isNeutral == true }
    let members = neutral.map { neutral in missing.map { "\($0.key): \(neutral.valueText)" } }
    stepper.report(
      about, at: first.map { .property($0) } ?? .kind,
      label: Message("missing: {pairs}", "缺少：{pairs}")(
        ["pairs": .phrase(names(missing))]),
      looks: first == nil ? [.dividerImage] : [],
      fixes: members.map { members in
        [
          stepper.fix(
            Message(
              "use {image} for the missing ones too, until each has an image of its own",
              "缺少的状态暂用{image}，直到各有自己的图片")(["image": .text(neutral?.valueText ?? "")]),
            .suggestion, [.add(members, to: stepper.element.origin)])
        ]
      } ?? [])
  }
}

private func names(_ pairs: [Pair]) -> Phrase {
  guard let first = pairs.first else { return Phrase(Message("none", "无")) }
  return pairs.dropFirst().reduce(first.name()) { names, pair in
    Message("{first}, {second}", "{first}、{second}")(
      ["first": .phrase(names), "second": .phrase(pair.name())])
  }
}

private func pair(_ written: Written) -> Pair? {
  Pair.all.first { $0.left == written.entry.state && $0.right == written.entry.rightState }
}

/// The states of the two buttons that can occur together.
private struct Pair {
  let left, right: ControlState
  var isNeutral: Bool { left == .normal && right == .normal }
  let key: String
  let name: Message

  static let all = [
    Pair(
      left: .normal, right: .normal, key: "dividerImage(left: normal, right: normal)",
      name: Message("neither pressed", "都未按下")),
    Pair(
      left: .highlighted, right: .normal, key: "dividerImage(left: highlighted, right: normal)",
      name: Message("minus pressed", "按下减号")),
    Pair(
      left: .normal, right: .highlighted, key: "dividerImage(left: normal, right: highlighted)",
      name: Message("plus pressed", "按下加号")),
  ]
}

private let about = Code(
  "stepper/divider-images-incomplete", .warning,
  title: Message(
    "set a divider image for every combination of states", "请为每种状态组合设置分隔图片"),
  why: Message(
    "The divider shows which button is down. When one of the three images is missing, the "
      + "standard divider replaces the custom one in the middle of a touch, and the stepper "
      + "flickers.",
    "分隔图片表现出哪个按钮被按下。三张图片缺少任何一张，触摸时自定义的分隔就会变回系统样式，步进器看起来会闪动。"),
  citation: Citation([.catalogSteppers], "Background and Divider Images"),
  bad: [
    """
    screen Print {
      content {
        label copiesLabel "Copies"
        stepper {
          describedBy: copiesLabel
          dividerImage(left: highlighted, right: normal): "divider.left"
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    appearance stepper { dividerImage(left: normal, right: normal): "divider" }
    screen Print {
      content {
        label copiesLabel "Copies"
        stepper { describedBy: copiesLabel; dividerImage(left: highlighted, right: normal): "left" }
        //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Print {
      content {
        label copiesLabel "Copies"
        stepper { describedBy: copiesLabel; dividerImage(left: normal, right: normal): "divider" }
        //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    appearance stepper { dividerImage(left: normal, right: normal): "divider" }
    //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    screen Print {
      content {
        label copiesLabel "Copies"
        stepper { describedBy: copiesLabel }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      label copiesLabel "Copies"
      stepper {
        describedBy: copiesLabel
        dividerImage(left: normal, right: normal): "divider"
        dividerImage(left: highlighted, right: normal): "divider.left"
        dividerImage(left: normal, right: highlighted): "divider.right"
      }
      stepper { describedBy: copiesLabel }
    }
    """), fix: .suggestion)
