import CtlDiagnostics
import CtlText

/// Writes a page. Every text is escaped, and characters that would reorder or hide are visible.
struct PageWriter {
  private(set) var bytes: [UInt8] = []
  let language: Language

  /// Pages load only files of their own site, and run no script that stands in them.
  private static let policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'; "
    + "form-action 'none'"

  /// - Parameter root: The way to the root of the site: empty or `../`.
  init(_ language: Language, title: String, root: String) {
    self.language = language
    raw("<!DOCTYPE html>\n<html")
    attribute("lang", language.rawValue)
    raw("><head><meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
    attribute("content", Self.policy)
    raw(">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    element("title") { $0.text(title) }
    raw("<link rel=\"stylesheet\" href=\"\(root)gallery.css\">")
    raw("<script src=\"\(root)gallery.js\" defer></script></head>\n<body>\n")
  }

  mutating func end() { raw("</body></html>\n") }

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ body: (inout PageWriter) -> Void = { _ in }
  ) {
    raw("<" + name)
    for (name, value) in attributes { attribute(name, value) }
    raw(">")
    body(&self)
    if !["img", "input", "br"].contains(name) { raw("</\(name)>") }
    raw("\n")
  }

  /// A text of a project: at most so many characters of it.
  mutating func text(_ text: String, limit: Int = 2_000) {
    Markup.escape(Self.shown(text, limit), to: &bytes)
  }

  /// The words of the page itself.
  mutating func words(_ en: String, _ zh: String) { text(said(en, zh)) }

  func said(_ en: String, _ zh: String) -> String { language == .english ? en : zh }

  mutating func list(_ title: String, _ items: [String], isCode: Bool = false) {
    guard !items.isEmpty else { return }
    element("section") { page in
      page.element("h2") { $0.text(title) }
      page.element(isCode ? "ul" : "ol") { page in
        for item in items {
          page.element("li") { page in
            if isCode {
              page.element("code") { $0.text(item) }
            } else {
              page.element("span", ["dir": "auto"]) { $0.text(item) }
            }
          }
        }
      }
    }
  }

  private mutating func attribute(_ name: String, _ value: String) {
    raw(" \(name)=\"")
    Markup.escape(Self.shown(value, 2_000), keepsBreaks: false, to: &bytes)
    raw("\"")
  }

  private static func shown(_ text: String, _ limit: Int) -> String {
    // A text of a hundred thousand characters is looked at no further than it is shown.
    if text.utf8.count <= limit { return text.neutralised() }
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    return String(text[..<(end ?? text.endIndex)]).neutralised() + (end == nil ? "" : "…")
  }

  private mutating func raw(_ text: String) { bytes += text.utf8 }
}
