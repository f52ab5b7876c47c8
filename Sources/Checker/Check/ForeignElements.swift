import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Elements as other languages write them.
extension Checker {
  /// `heading "Water"` beside `style heading: label { … }`
  mutating func meaning(ofStyle token: Int, _ node: Int) -> Suggestion? {
    let name = name(ofToken: token)
    guard let style = tables.styles.first(where: { $0.name == name }), let kind = style.kind else {
      return nil
    }
    let spelled = text(name)
    let member = "style: \(spelled)"
    var edits = [Edit(location(ofToken: token), kind.name)]
    if let block = tree.child(of: node, .block) {
      let place = tree.tokenRange(firstToken(block)).upperBound
      edits.append(Edit(Location(file, place..<place), " \(member);"))
    } else {
      let place = location(node).range.upperBound
      edits.append(Edit(Location(file, place..<place), " { \(member) }"))
    }
    let form = "\(kind.name) { \(member) }"
    return (
      Message("it is a style, which an element has: `{form}`", "它是样式，由元素使用：`{form}`")([
        "form": .text(form)
      ]), [Fix(Message("write `{text}`", "改为 `{text}`")(["text": .text(form)]), .suggestion, edits)]
    )
  }

  /// `image "leaf"` as `imageView { image: "leaf" }`
  func namedImageFix(_ token: Int, _ node: Int) -> Fix {
    var fix = replacement(token, KindName.imageView.name)
    if let text = ElementSyntax(unchecked: tree, node).primaryText {
      fix.edits += imageEdits(text, node)
    }
    return fix
  }

  /// `checkbox "Wifi" { … }` as a row with this title and the control in it.
  func titledFix(_ here: String, _ node: Int) -> [Fix] {
    guard let text = ElementSyntax(unchecked: tree, node).primaryText else { return [] }
    let whole = location(node).range
    let rest = location(text).range.upperBound..<whole.upperBound
    let title = tree.text(of: text)
    let row = "row \(title) { \(here)\(tree.source.string(rest)) }"
    return [
      Fix(
        Message("put a `{kind}` in a row with this title", "放进以此为标题的行，使用 `{kind}`")([
          "kind": .text(here)
        ]), .suggestion, [Edit(Location(file, whole), row)])
    ]
  }
}
