import CtlDiagnostics

/// The parts of Auto Layout constraints.
extension ControlCode {
  public static let elementCount = Code(
    "layout/element-count", .error,
    title: Message(
      "{constraint} takes {expected}, not {n}",
      "{constraint} 约束{expected}，而不是 {n} 个"),
    why: Message(
      "A size belongs to one element, a space is between two, and edges and centers can be "
        + "aligned for two or more.",
      "大小属于一个元素，间距位于两个元素之间，边缘和中心的对齐需要两个或更多元素。"),
    citation: Citation([.catalogControls], "Using Auto Layout with Controls"),
    bad: .inContent(
      """
      label title "Print"
      label note "Two pages"
      layout { pin width(title, note) == 120 }
      //                ^^^^^^^^^^^^^
      """,
      """
      label title "Print"
      layout { align leftEdges(title) }
      //                      ^^^^^^^
      """),
    good: .inScreen(
      """
      content {
        label title "Print"
        label note "Two pages"
        layout {
          pin width(title) == 120
          align leftEdges(title, note)
        }
      }
      """))

  public static let relationNotAllowed = Code(
    "layout/relation-not-allowed", .error,
    title: Message(
      "only pin constraints with a constant can have a relation", "只有带常量的固定约束才能使用关系"),
    why: Message(
      "Edges and centers are aligned or not, and sizes are equal or not; there is no more or "
        + "less.",
      "边缘对齐、中心对齐和尺寸相等只有成立与不成立，没有大于或小于。"),
    citation: Citation([.catalogControls], "Using Auto Layout with Controls (Relation)"),
    bad: .inContent(
      """
      label title "Print"
      label note "Two pages"
      layout { align topEdges(title, note) >= 8 }
      //                                   ^^
      """),
    good: .inScreen(
      """
      content {
        label title "Print"
        label note "Two pages"
        layout {
          align topEdges(title, note)
          pin horizontalSpacing(title, note) >= 8
        }
      }
      """), fix: .safe)

  public static let constantNotAllowed = Code(
    "layout/constant-not-allowed", .error,
    title: Message("equal widths and heights take no constant", "等宽、等高约束没有常量"),
    why: Message(
      "Equal means without a difference. To set the width or height, add a constraint for one "
        + "of the elements.",
      "相等就是没有差值。具体的宽度或高度由其中一个元素的单独约束决定。"),
    citation: Citation([.catalogControls], "Using Auto Layout with Controls (Constant)"),
    bad: .inContent(
      """
      label title "Print"
      label note "Two pages"
      layout { pin widthsEqually(title, note) == 120 }
      //                                         ^^^
      """),
    good: .inScreen(
      """
      content {
        label title "Print"
        label note "Two pages"
        layout {
          pin widthsEqually(title, note)
          pin width(title) == 120
        }
      }
      """), fix: .safe)

  public static let leftRightSpace = Code(
    "layout/left-right-space", .warning,
    title: Message(
      "use leading and trailing, which flip in right-to-left languages",
      "请使用 leading 和 trailing，它们在从右到左的语言中会翻转"),
    why: Message(
      "Leading is where reading starts: left in English, right in Arabic and Hebrew. A space "
        + "measured from the left stays on the left, so the screen looks lopsided from right to "
        + "left.",
      "leading 是阅读开始的一侧：英语在左，阿拉伯语和希伯来语在右。从左侧量的间距不会翻转，"
        + "从右到左阅读的用户看到的界面会偏向一边。"),
    citation: Citation(
      [.catalogControls], "Using Auto Layout with Controls (leading and trailing)"),
    bad: .inContent(
      """
      label title "Print"
      layout { pin leftSpaceToSuperview(title) == 16 }
      //           ^^^^^^^^^^^^^^^^^^^^
      """,
      """
      label title "Print"
      layout { title.right == superview.right - 16 }
      //             ^^^^^
      """,
      """
      view box { label title "Print" }
      layout { title.left == box.left + 8 }
      //             ^^^^
      """),
    good: .inScreen(
      """
      content {
        label title "Print"
        label note "Two pages"
        layout {
          pin leadingSpaceToSuperview(title) == 16
          title.trailing <= superview.trailing - 16
          align leftEdges(title, note)
        }
      }
      """), fix: .safe)
}
