import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let layoutUnsatisfiable = Rule(about, visits: .layout) { root in
    guard let layout = root.walk.solvedLayout(root) else { return }
    var seen: Set<[Int]> = []
    for variant in layout.variants {
      for conflict in variant.result.conflicts where seen.insert(conflict).inserted {
        // The size of a component's container is unknown: constraints that a larger one satisfies
        // are no contradiction.
        let isCertain =
          layout.isSizeKnown
          || layout.variants.allSatisfy { $0.result.conflicts.contains(conflict) }
        if isCertain { root.report(conflict, layout, variant) }
      }
    }
  }
}

extension PlacedElement {
  fileprivate func report(
    _ conflict: [Int], _ layout: SolvedLayout, _ variant: SolvedLayout.Variant
  ) {
    let parts = conflict.compactMap { layout.sources[$0] }
    // What a component takes part in depends on where it is used.
    guard let last = parts.last, parts.count == conflict.count else { return }
    let label =
      parts.count > 1
      ? Message("contradicts the others", "与其他约束矛盾") : Message("cannot hold", "无法成立")
    report(
      about, at: .origin(last.origin), ["n": .number(parts.count)], label: label(),
      related: parts.dropLast().map {
        Finding.Related(
          program.location(of: $0.origin), Message("together with this one", "与此约束一起")())
      },
      notes: layout.isSizeKnown ? [variant.note] : [],
      fixes: [
        fix(
          Message("let this one give way", "让此约束可以让步")(), .suggestion,
          [.addPriority(750, to: last.origin)])
      ])
  }
}

extension SolvedLayout.Variant {
  /// Where it was found.
  var note: Phrase {
    let message =
      isRightToLeft
      ? Message(
        "This is so on a screen {width} points wide, in a language that is written from right to left.",
        "这发生在宽 {width} 点的屏幕上，语言为从右到左书写。")
      : Message(
        "This is so on a screen {width} points wide.", "这发生在宽 {width} 点的屏幕上。")
    return message(["width": .number(width)])
  }
}

private let about = Code(
  "layout/unsatisfiable", .error,
  title: Message("no layout satisfies these constraints ({n})", "没有布局能满足这些约束（{n} 个）"),
  why: Message(
    "Required constraints that contradict each other have no solution: the running app would "
      + "break one of them, and it is not known which. Each of the constraints here is needed "
      + "for the contradiction; change any one, or give it a priority below 1000.",
    "相互矛盾的必需约束没有解：应用运行时会打破其中之一，而无法预知是哪一个。这里列出的每一个约束都参与了矛盾；"
      + "更改其中任意一个，或给它低于1000的优先级即可。"),
  bad: .inScreen(
    """
    content {
      label title "Print"
      label note "Two pages"
      layout {
        pin width(title) == 120
        pin widthsEqually(title, note)
        pin width(note) >= 140
      //^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label title "Print"
      layout {
        pin leadingSpaceToSuperview(title) == 16
        title.trailing == superview.trailing - 16
        pin width(title) == 200
      //^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """) + [
      """
      component Name() {
        label "Print"
      }

      screen Example {
        content {
          Name name { }
          layout {
            pin width(name) == 120
            pin width(name) >= 140
          //^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
      """
    ],
  good: .inScreen(
    """
    content {
      label title "Print"
      label note "Two pages"
      layout {
        pin width(title) == 120
        pin widthsEqually(title, note)
        pin width(note) >= 140 @ 750
      }
    }
    """), fix: .suggestion)
