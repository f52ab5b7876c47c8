import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let textFieldFeaturesOnLeft = Rule(
    about, visits: .kinds([.textField]), having: [.leftView]
  ) { field in
    // Of a Clear button another rule speaks.
    guard let view = field.written(.leftView), isFeature(view), !field.hasOwnClearButton(view)
    else { return }
    // On the right it must not cover the Clear button.
    let modes = OverlayModes(field.member(.leftViewMode))
    let isFree = modes.intersection(OverlayModes(field.member(.clearButtonMode))).isEmpty
    field.report(
      about, at: .value(view), label: Message("at the left end", "位于左侧")(),
      fixes: isFree ? field.moveView(from: .left, to: .right) : [])
  }
}

private func isFeature(_ view: Written) -> Bool {
  if view.imageRole == "feature" || view.systemView == "bookmarksButton" { return true }
  if let image = view.shownImage, image.role == nil, bookmarks.isHead(of: image.name) {
    return true
  }
  let buttons: [KindName] = [
    .button, .roundedRectangleButton, .contactAddButton, .infoButton, .detailDisclosureButton,
  ]
  return view.elementValue?.withContents.contains { $0.isKind && buttons.contains($0.kind) }
    ?? false
}

private let bookmarks: WordList = ["bookmark", "bookmarks", "书签"]

private let about = Code(
  "text-field/features-on-left", .advice,
  title: Message("show additional features at the right end", "附加功能（如书签按钮）应放在文本框右侧"),
  why: Message(
    "People look for things to tap at the right end of a field, where they do not come before "
      + "the text. The left end shows the purpose of the field.",
    "文本框中可以点击的功能位于右侧，用户会在那里寻找，也不会挡在文本之前。左侧用于表示文本框的含义。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inScreen(
    """
    content {
      textField "Title or Author" {
        leftView: bookmarksButton
        //        ^^^^^^^^^^^^^^^
      }
      textField "Title or Author" {
        leftView: "bookmark"
        //        ^^^^^^^^^^
      }
    }
    """,
    """
    action pick()
    content {
      textField "Title or Author" {
        leftView: button "Pick" { on touchUpInside -> pick() }
        //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        leftViewMode: .unlessEditing
        clearButtonMode: .whileEditing
      }
      textField "Author" {
        leftView: stack { button "Find" { on touchUpInside -> pick() } }
        //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        leftViewMode: .always
      }
    }
    """,
    """
    content {
      textField "Title or Author" {
        leftView: image("scan", role: .feature)
        //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    content {
      textField "Title or Author" {
        rightView: bookmarksButton
        rightViewMode: .always
      }
    }
    """), fix: .suggestion)
