import CtlChecker
import CtlDiagnostics

extension Rule {
  static let textFieldClearButtonCovered = Rule(
    about, visits: .kinds([.textField]), having: [.rightView]
  ) { field in
    guard let view = field.written(.rightView), view.systemView != "clearButton",
      let viewMode = field.written(.rightViewMode), let clearMode = field.written(.clearButtonMode)
    else { return }
    let both = OverlayModes(field.member(.rightViewMode))
      .intersection(OverlayModes(field.member(.clearButtonMode)))
    guard !both.isEmpty, !field.isEmptyInCase else { return }
    // What adds a contact is used while editing: one of the two has to go.
    if view.elementValue?.withContents.contains(where: { $0.is(.contactAddButton) }) == true {
      return report(field, viewMode, clearMode, both, [field.delete(clearMode, .suggestion)])
    }
    var changes: [Change] = []
    if viewMode.value != .member("unlessEditing") {
      changes.append(viewMode.replacing(with: ".unlessEditing"))
    }
    if clearMode.value != .member("whileEditing") {
      changes.append(clearMode.replacing(with: ".whileEditing"))
    }
    report(
      field, viewMode, clearMode, both,
      [field.fix(Message("show them in turn", "改为轮流显示")(), .suggestion, changes)])
  }

  private static func report(
    _ field: PlacedElement, _ viewMode: Written, _ clearMode: Written, _ both: OverlayModes,
    _ fixes: [Fix?]
  ) {
    field.report(
      about, at: .value(viewMode),
      label: Message("both show {when}", "两者会{when}同时显示")(["when": both.words]),
      related: [
        .init(clearMode.valueLocation, Message("when the Clear button shows", "清除按钮的显示时机")())
      ], looks: [.rightViewMode, .clearButtonMode, .rightView], fixes: fixes)
  }
}

/// When an overlay at an end of a text field is visible.
struct OverlayModes: OptionSet {
  let rawValue: Int
  static let whileEditing = OverlayModes(rawValue: 1)
  static let unlessEditing = OverlayModes(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// A member of `clearButtonMode` or of the modes of the views; never if unknown.
  init(_ member: String?) {
    switch member {
    case "whileEditing": self = .whileEditing
    case "unlessEditing": self = .unlessEditing
    case "always": self = [.whileEditing, .unlessEditing]
    default: self = []
    }
  }

  var words: Message.Argument {
    switch self {
    case .whileEditing: .words("while editing", "在编辑时")
    case .unlessEditing: .words("unless editing", "在未编辑时")
    default: .words("at any time", "始终")
    }
  }
}

private let about = Code(
  "text-field/clear-button-covered", .warning,
  title: Message(
    "a tap there clears the text, even if an image covers the Clear button",
    "右侧图形会被清除按钮占用，轻击它只会清空文本"),
  why: Message(
    "Both are at the right end, in the same place. People see the image, tap it for what it "
      + "shows, and lose what they have typed.",
    "两者都位于右侧的同一位置。用户看到图形并轻击它，结果却清空了已输入的文本。"),
  citation: .guidelines("Text Field > Guidelines"),
  bad: .inScreen(
    """
    content {
      textField "Title" {
        clearButtonMode: .always
        rightView: bookmarksButton
        rightViewMode: .always
        //             ^^^^^^^
      }
    }
    """,
    """
    content {
      textField "Title" {
        clearButtonMode: .whileEditing
        rightView: image("scan", role: .feature)
        rightViewMode: .whileEditing
        //             ^^^^^^^^^^^^^
      }
    }
    """,
    """
    var guest: String = ""
    action pickContact()
    content {
      textField to {
        text <-> guest
        placeholder: "Guest"
        clearButtonMode: .always
        rightView: contactAddButton { addsTo: to; on touchUpInside -> pickContact() }
        rightViewMode: .always
        //             ^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    var words: String = ""
    content {
      textField "Words" {
        text <-> words
        clearButtonMode: .whileEditing
        rightView: bookmarksButton
        rightViewMode: words.isEmpty ? .always : .unlessEditing
      }
    }
    """,
    """
    content {
      textField "Title" {
        clearButtonMode: .whileEditing
        rightView: bookmarksButton
        rightViewMode: .unlessEditing
      }
      textField "Author" {
        clearButtonMode: .never
        rightView: bookmarksButton
        rightViewMode: .always
      }
      textField "Series" { clearButtonMode: .always; rightView: bookmarksButton }
    }
    """), fix: .suggestion)
