import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentFixedTextHeight = Rule(design: about, visits: .layout, weight: .behavior) {
    root in
    for constraint in root.constraints {
      guard let size = constraint.forcedSize, !size.isWidth,
        let label = root.control(of: size.element), label.is(.label) || label.is(.textView),
        case .font(.textStyle(let style))? = label.value(.font), label.isWritten(.font)
      else { continue }
      label.report(
        about, at: .origin(constraint.origin),
        ["style": .text(style), "points": .number(size.points)],
        related: [
          Finding.Related(label.location(.kind), Message("declared here", "在此处声明")())
        ])
    }
  }
}

private let about = Code(
  "document/fixed-text-height", .advice,
  title: Message(
    "text in the style `{style}` grows, but this keeps it {points} points high",
    "“{style}”样式的文字会变大，但此约束将高度固定为 {points} 点"),
  why: Message(
    "People choose the size of text for their device. A text style follows, and a fixed height cuts "
      + "the letters. Let the height follow from the text: remove the constraint, or make it "
      + "“greater than or equal”.",
    "用户会为设备选择文字大小，文本样式随之变化，而固定的高度会截断文字。请删除此约束，或改为“大于或等于”。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      """
      <label text="Hello" id="a">
          <constraints>
              <constraint firstAttribute="height" constant="21" id="b"/>
          </constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
    ],
    good: [
      """
      <label text="Hello" id="a">
          <constraints>
              <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="b"/>
          </constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
    ]))
