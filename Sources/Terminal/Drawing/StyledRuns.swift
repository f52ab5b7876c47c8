import CtlChecker
import CtlText

import struct CtlRuntime.StyledText

/// A part of a line in one style.
struct StyledRun {
  var text: String
  var style: Style
}

extension Picture {
  /// The parts of a text in their looks; those of a disabled control have its ink alone.
  func runs(of text: StyledText, _ index: Int) -> [StyledRun] {
    text.runs.map { run in
      var style = ink(index)
      let emphasis = run.emphasis
      style.isBold = emphasis?.isBold == true || run.font == .headline
      if let font = run.font, !font.followsDynamicType {
        style.isBold = style.isBold || font.pointSize() >= Picture.boldSize
      }
      style.isItalic = emphasis?.isItalic == true
      style.isUnderlined = run.link != nil
      if !isDisabled(index) {
        if let color = run.color {
          style.foreground = color.drawn
        } else if run.link != nil {
          style.foreground = node(index).tint ?? palette.tint
        }
      }
      return StyledRun(text: oneLine(run.text), style: style)
    }
  }
}

extension Canvas {
  /// The parts of a line, one after the other; a line that is too long is cut at its end.
  mutating func write(_ runs: [StyledRun], _ x: Int, _ y: Int, limit: Int, ellipsis: String) {
    var column = x
    for (index, run) in runs.enumerated() {
      let room = x + limit - column
      let isCut =
        run.text.displayWidth + (index + 1 < runs.count ? ellipsis.displayWidth : 0) > room
        && runs[index...].reduce(0) { $0 + $1.text.displayWidth } > room
      column = write(
        isCut ? run.text + ellipsis : run.text, column, y, run.style, limit: room,
        ellipsis: ellipsis)
      if isCut { return }
    }
  }
}
