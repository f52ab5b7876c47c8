import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let segmentedControlEmptySegment = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    let segments = control.segments
    if let listed = segments.listed {
      for one in listed.firstCases where one.label.isBlank {
        control.report(
          about, at: .value(listed.binding),
          label: Message("the label of `{name}` is blank", "`{name}` 的标签为空")(
            ["name": .text(listed.program.text(one.name))]),
          related: [
            Finding.Related(listed.location(of: one), Message("declared here", "声明于此")())
          ])
        return
      }
      return
    }
    let empty = zip(segments.elements, segments.contents)
      .filter { $0.1.title == nil && !$0.1.hasImage }.map(\.0)
    // Deleting one shifts the numbers of those after it, and two must remain.
    let canDelete =
      segments.elements.count - empty.count >= 2 && !control.isWritten(.selectedSegmentIndex)
      && !control.handles(.valueChanged)
    for segment in empty {
      segment.report(
        about, at: segment.written(.title).map { .value($0) } ?? .kind,
        label: segment.isWritten(.title)
          ? Message("a blank text", "空白的文字")() : Message("neither of them", "两者都没有")(),
        fixes: canDelete ? [segment.deleteElement()] : [])
    }
  }
}

private let about = Code(
  "segmented-control/empty-segment", .error,
  title: Message("a segment needs text or an image", "分段需要包含文字或图片"),
  why: Message(
    "People can tap a blank segment but cannot know what it does, and assistive technology has "
      + "nothing to read.",
    "空白的分段可以轻击，但没有人知道它的作用，辅助功能也无从朗读。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: [
    """
    screen Layouts {
      table {
        row "Layout" {
          segmentedControl {
            segment "List"
            segment "Map"
            segment " "
            //      ^^^
          }
        }
      }
    }
    """,
    """
    screen Layouts {
      table {
        row "Layout" {
          segmentedControl {
            segment "List"
            segment { isEnabled: false }
            //<^^^^^^^
          }
        }
      }
    }
    """,
    """
    enum Style { list "List"; map "" }

    screen Layouts {
      var style: Style = .list
      table {
        row "Layout" {
          segmentedControl { selection <-> style }
          //                               ^^^^^
        }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    var count: Int = 3
    table {
      row "Layout" {
        segmentedControl { segment "List"; segment "Map (\\(count))" }
      }
    }
    """), fix: .suggestion)
