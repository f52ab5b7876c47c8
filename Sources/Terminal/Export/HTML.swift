import CtlChecker
import CtlText

extension PictureFormat {
  /// A page that shows the terminal.
  public static let html = PictureFormat(name: "html") { grid, options in
    let colors = WindowColors(options)
    var text = """
      <!DOCTYPE html>
      <html lang="\(Markup.escaped(options.language))">
      <meta charset="utf-8">
      <title>ctl</title>
      <pre style="display: inline-block; margin: 0; padding: 1em; border-radius: 0.6em; \
      line-height: 1.35; font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; \
      color: \(colors.ink.hex); background: \(colors.page.hex); unicode-bidi: bidi-override; \
      direction: ltr">

      """
    for row in 0..<grid.height {
      for run in CellRun.runs(of: grid, row: row) {
        let (ink, page) = colors.colors(run.style)
        var style: [String] = []
        if ink != colors.ink, !run.isBlank { style.append("color: \(ink.hex)") }
        if let page, page != colors.page { style.append("background: \(page.hex)") }
        if run.style.isBold { style.append("font-weight: bold") }
        if run.style.isItalic { style.append("font-style: italic") }
        if run.style.isUnderlined { style.append("text-decoration: underline") }
        let words = run.html
        text +=
          style.isEmpty
          ? words : "<span style=\"\(style.joined(separator: "; "))\">\(words)</span>"
      }
      text += "\n"
    }
    return Array((text + "</pre>\n</html>\n").utf8)
  }
}

extension CellRun {
  /// Its text: each character in its column, but for the letters that are written from right to left,
  /// which the browser puts in their order.
  fileprivate var html: String {
    guard text.hasLettersFromTheRight else { return Markup.escaped(text) }
    var html = ""
    var column = x
    for word in words {
      html += String(repeating: " ", count: max(word.x - column, 0))
      let text = Markup.escaped(word.text)
      let direction = word.text.isRightToLeft ? "rtl" : "ltr"
      let phrase = """
        <bdi dir="\(direction)" style="display: inline-block; width: \(word.columns)ch">\(text)</bdi>
        """
      html += word.text.hasLettersFromTheRight ? phrase : text
      column = word.x + word.columns
    }
    return html + String(repeating: " ", count: max(x + columns - column, 0))
  }
}
