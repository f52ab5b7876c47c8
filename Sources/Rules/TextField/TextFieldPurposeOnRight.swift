import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textFieldPurposeOnRight = Rule(
    about, visits: .kinds([.textField]), having: [.rightView]
  ) { field in
    guard let view = field.written(.rightView), view.isPurpose || field.isNamed(by: view) else {
      return
    }
    field.report(
      about, at: .value(view), label: Message("at the right end", "位于右侧")(),
      fixes: field.moveView(from: .right, to: .left))
  }
}

/// An end of a text field.
enum FieldEnd {
  case left, right

  var view: PropertyName { self == .left ? .leftView : .rightView }
  var mode: PropertyName { self == .left ? .leftViewMode : .rightViewMode }
}

extension Written {
  /// Whether it says what the field is for: an image in that role, or a label such as “Name:”.
  fileprivate var isPurpose: Bool {
    if imageRole == "purpose" || isPurposeImage { return true }
    guard let label = elementValue, label.is(.label), let text = label.written(.text)?.string else {
      return false
    }
    return text.hasSuffix(":") || text.hasSuffix("：")
  }

  /// Whether it is the only image of the field, and its name says what fields are for.
  private var isPurposeImage: Bool {
    guard let image = shownImage, image.role == nil, !control.isSet(.leftView) else { return false }
    return purposes.isHead(of: image.name)
  }

  /// The declared role of an image: `purpose` or `feature`.
  var imageRole: String? { shownImage?.role }

  /// The image that it is, or that an image view at an end of a text field shows.
  var shownImage: ImageReference? {
    if case .image(let image)? = value { return image }
    let view = elementValue?.withContents.first { $0.is(.imageView) }
    if case .image(let image)? = view?.value(.image) { return image }
    return nil
  }
}

extension PlacedElement {
  /// Whether a label has the word that nothing else says of the field: `label "Name"` at a field without a
  /// placeholder, where `label "km"` is a unit.
  fileprivate func isNamed(by view: Written) -> Bool {
    guard let label = view.elementValue, label.is(.label), let text = label.written(.text)?.string,
      !isSet(.leftView)
    else { return false }
    return InputKind.told(by: [text]) != nil
      || lastWordsOfVariable.contains { $0.lowercased() == text.lowercased() }
  }

  /// Moves the view of one end of a text field to the other, with its mode, if that end is free.
  func moveView(from end: FieldEnd, to other: FieldEnd) -> [Fix?] {
    guard !isSet(other.view), !isSet(other.mode) else { return [] }
    let moved: [(from: PropertyName, to: PropertyName)] = [
      (end.view, other.view), (end.mode, other.mode),
    ]
    let changes = moved.compactMap { name in
      written(name.from).map { Change.replace($0.origin, .word, name.to.name) }
    }
    return [
      fix(
        Message("make it `{name}`", "改为 `{name}`")(["name": .text(other.view.name)]), .suggestion,
        changes)
    ]
  }
}

/// The images of what a field is for. One of a calendar or of people may open a list of them.
private let purposes: WordList = [
  "envelope", "loupe", "magnifier", "magnifyingglass", "search", "搜索", "放大镜",
]

private let about = Code(
  "text-field/purpose-on-right", .advice,
  title: Message("show the purpose at the left end", "表示含义的图形应放在文本框左侧"),
  why: Message(
    "People read from the left end, so a picture there shows what the field is for. They know "
      + "the right end as the place of things to tap.",
    "阅读从左侧开始，因此表示含义的图形放在左侧；右侧通常是可以点击的附加功能。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inScreen(
    """
    content {
      textField "Title or Author" {
        rightView: image("search", role: .purpose)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        rightViewMode: .always
      }
      textField {
        placeholder: "900 km"
        rightView: label "Length:"
        //         ^^^^^^^^^^^^^^^
        rightViewMode: .always
      }
      textField "Title or Author" {
        rightView: image("magnifyingglass")
        //         ^^^^^^^^^^^^^^^^^^^^^^^^
        rightViewMode: .always
      }
      textField "Ada Lovelace" {
        rightView: label "Name"
        //         ^^^^^^^^^^^^
        rightViewMode: .always
      }
      textField "Title or Author" {
        rightView: imageView { image: image("glass", role: .purpose); decorative: true }
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        rightViewMode: .always
      }
    }
    """),
  good: .inScreen(
    """
    content {
      textField "Title or Author" {
        leftView: image("search", role: .purpose)
        leftViewMode: .always
        rightView: bookmarksButton
        rightViewMode: .always
      }
      textField "City" { rightView: image("mic"); rightViewMode: .always }
      textField "Length" { rightView: label "km"; rightViewMode: .always }
    }
    """), fix: .suggestion)
