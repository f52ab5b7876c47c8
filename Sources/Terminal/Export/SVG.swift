import CtlChecker
import CtlText

extension PictureFormat {
  /// A drawing of the terminal: a window with the cells in it, each run of text kept to its columns.
  public static let svg = PictureFormat(name: "svg") { grid, options in
    let colors = WindowColors(options)
    let (cellWidth, cellHeight, margin) = (9, 18, 16)
    let width = grid.width * cellWidth + 2 * margin
    let height = grid.height * cellHeight + 2 * margin
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, \
      Consolas, monospace" font-size="15">
      <rect width="\(width)" height="\(height)" rx="10" fill="\(colors.page.hex)"/>

      """
    for row in 0..<grid.height {
      let y = margin + row * cellHeight
      let runs = CellRun.runs(of: grid, row: row)
      for run in runs {
        guard let page = colors.colors(run.style).page, page != colors.page else { continue }
        text += """
          <rect x="\(margin + run.x * cellWidth)" y="\(y)" \
          width="\(run.columns * cellWidth)" height="\(cellHeight)" fill="\(page.hex)"/>

          """
      }
      for run in runs where !run.isBlank {
        var attributes = ""
        if run.style.isBold { attributes += " font-weight=\"bold\"" }
        if run.style.isItalic { attributes += " font-style=\"italic\"" }
        if run.style.isUnderlined { attributes += " text-decoration=\"underline\"" }
        // Fonts differ in the width of a column: every word sets its own place and width.
        for word in run.words {
          let isMirrored = word.text.isRightToLeft
          let x = margin + (word.x + (isMirrored ? word.columns : 0)) * cellWidth
          let direction = isMirrored ? " direction=\"rtl\"" : ""
          text += """
            <text x="\(x)" y="\(y + 14)"\(direction) \
            textLength="\(word.columns * cellWidth)" lengthAdjust="spacingAndGlyphs" \
            fill="\(colors.colors(run.style).ink.hex)"\(attributes)>\(Markup.escaped(word.text))</text>

            """
        }
      }
    }
    return Array((text + "</svg>\n").utf8)
  }
}
