import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperLargeChanges = Rule(about, visits: .kinds([.stepper])) { stepper in
    let steps = Steps(stepper)
    let changes = stepper.written(.changes)
    let isLarge = stepper.member(.changes) == "large"
    let usual = stepper.settings[.stepperMaxSteps]
    // What it is called costs more to find out than how many steps it has.
    guard isLarge || steps.map({ $0.count > min(usual, fewPages) }) ?? false else { return }
    let isOfPages = changes == nil && stepper.isOfPageRange
    let most = isOfPages ? fewPages : usual
    let isFar = steps.map { $0.count > most } ?? false
    guard isLarge || isFar && !stepper.isBesideSlider else { return }
    var label = Message("declared as `changes: .large`", "已声明为大幅度调整")()
    var place = changes
    if let steps, isFar {
      label = Message(
        "from {minimum} to {maximum} by {step}", "从 {minimum} 到 {maximum}，每步 {step}")([
          "minimum": .number(steps.minimum), "maximum": .number(steps.maximum),
          "step": .number(steps.step),
        ])
      place =
        stepper.written(.maximumValue) ?? stepper.written(.minimumValue)
        ?? stepper.written(.stepValue) ?? stepper.written(.value)
    }
    let taps = steps.flatMap { isFar ? Message.Argument.number($0.count) : nil }
    stepper.report(
      about, at: place.map { .value($0) } ?? .kind,
      ["n": taps ?? .words("many", "很多")], label: label,
      looks: isFar ? Steps.set(at: stepper) : [],
      fixes: isOfPages ? [] : [stepper.asSlider])
  }
}

extension PlacedElement {
  /// Whether a slider sets the same: then it is there for the small changes.
  fileprivate var isBesideSlider: Bool {
    guard let changed = changedPart else { return false }
    return walk.positions(of: .slider).prefix(64).contains {
      PlacedElement(walk: walk, index: $0).changedPart?.touches(changed) == true
    }
  }

  /// Whether it chooses the first or the last page of a range: “From Page”, `lastPage`.
  fileprivate var isOfPageRange: Bool {
    let names =
      [name, written(.value)?.variableName, written(.label, .accessibility)?.knownText]
      + [
        labelText?.knownText,
        nearest(.row)?.written(.title)?.knownText,
      ]
    if names.contains(where: { pages.isNamed(in: $0) && ends.isNamed(in: $0) }) { return true }
    // “From” below “Page Range”.
    return pages.isNamed(in: nearest(.section)?.written(.title)?.knownText)
      && names.contains { ends.isNamed(in: $0) }
  }

  /// The stepper as a slider with the same range, because a slider has other default bounds.
  fileprivate var asSlider: Fix? {
    guard let minimum, let maximum else { return nil }
    let isBound = written(.value)?.range != nil
    var missing: [String] = []
    for (name, end, usual) in [
      (PropertyName.minimumValue, minimum, 0.0), (.maximumValue, maximum, 1),
    ] where !isWritten(name) && !isBound && end != usual {
      missing.append("\(name.name): \(Value.text(end))")
    }
    return convert(
      to: .slider, and: missing.isEmpty ? [] : [.add(missing, to: element.origin)])
  }
}

/// As many taps as a range of pages may take.
private let fewPages = 20.0
private let pages: WordList = ["page", "pages", "seite", "seiten", "页", "打印范围"]
private let ends: WordList = [
  "end", "first", "from", "last", "start", "through", "to", "until", "von", "bis", "erste",
  "letzte",
  "第一", "起始", "开始", "最后", "结束", "从", "到", "至",
]

private let about = Code(
  "stepper/large-changes", .warning,
  title: Message(
    "a stepper suits small changes; this range takes {n} taps", "步进器不适合大幅度调整（需要点 {n} 下）"),
  why: Message(
    "Each tap moves the value by one step. A long way takes many taps, while the thumb of a "
      + "slider gets there in one movement.",
    "每点一下只走一步。距离很远时要点很多下，而滑块一次拖动就能到达。"),
  citation: Citation(
    [.guidelines7, .guidelines8, .guidelinesZh, .catalogSteppers],
    "Stepper > Guidelines; Elements Similar to a Stepper"),
  bad: [
    """
    screen Reader {
      content {
        label pageLabel "Page"
        stepper { describedBy: pageLabel; maximumValue: 900 }
        //                                              ^^^
      }
    }
    """,
    """
    screen Print {
      var firstPage: Int in 1...48 = 1
      content {
        label pageLabel "From \\(firstPage)"
        stepper { value <-> firstPage; describedBy: pageLabel; valueLabel: pageLabel }
        //                  ^^^^^^^^^
      }
    }
    """,
    """
    screen Print {
      var from: Int in 1...40 = 1
      table {
        section "Page Range" {
          row "From \\(from)" { stepper { value <-> from } }
          //                                       ^^^^
        }
      }
    }
    """,
    """
    screen Print {
      var from: Int in 1...30 = 1
      table {
        section "页码范围" {
          row "从 \\(from)" { stepper { value <-> from } }
          //                                      ^^^^
        }
      }
    }
    """,
    """
    screen Reader {
      content {
        label pageLabel "Page"
        stepper {
          changes: .large
          //       ^^^^^^
          stepValue: 5
          describedBy: pageLabel
        }
      }
    }
    """,
    """
    screen Reader {
      var page: Int in 1...102 = 1
      content {
        label pageLabel "Page"
        stepper { stepValue: 1; value <-> page; describedBy: pageLabel; wraps: true }
        //                   ^
      }
    }
    """,
    """
    screen Shelf {
      var glasses: Int in 1...500 = 1
      table { row "Glasses: \\(glasses)" { on select -> push Count(glasses <-> glasses) } }
    }
    screen Count(glasses: binding Int) "Glasses" {
      table { row "Glasses: \\(glasses)" { stepper { value <-> glasses } } }
      //                                                      ^^^^^^^
    }
    """,
    """
    component Counter(limit: Int) {
      label name "Page"
      stepper { describedBy: name; maximumValue: limit }
    }
    screen Reader {
      content { Counter { limit: 101 } }
      //                         ^^^
    }
    """,
    Example(
      """
      screen Reader {
        content {
          label pageLabel "Page"
          stepper { describedBy: pageLabel }
          //<^^^^^^^
        }
      }
      """, settings: "{ \"thresholds\": { \"stepper.maxSteps\": 99 } }"),
  ],
  good: .inScreen(
    """
    var page: Int in 1...101 = 1
    content {
      label pageLabel "Page"
      stepper { describedBy: pageLabel }
      stepper { describedBy: pageLabel; value <-> page; changes: .small }
      stepper { describedBy: pageLabel; maximumValue: 1000; stepValue: 10 }
    }
    """), fix: .suggestion)
