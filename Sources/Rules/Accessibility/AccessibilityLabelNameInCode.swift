import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityLabelNameInCode = Rule(
    about, visits: .elements, having: [.label], weight: .certain
  ) { control in
    guard let label = control.written(.label, .accessibility), isNameInCode(label.knownText)
    else { return }
    control.report(
      about, at: .value(label),
      label: Message("VoiceOver reads it letter by letter", "VoiceOver 会逐个字母朗读")())
  }
}

/// `btn_trash_2`, `IMG_0042.png`, `playButton`: no spaces, and what words do not have.
private func isNameInCode(_ text: String) -> Bool {
  if KindWords.areIn(text) { return true }
  let hasDot = text.utf8.contains(UInt8(ascii: "."))
  guard hasDot || text.utf8.contains(UInt8(ascii: "_")) else { return false }
  let text = text.lowercased()
  if hasDot, extensions.contains(where: { text.hasSuffix($0) }) {
    return !text.contains(where: \.isWhitespace)
  }
  // An image of the system: `play.fill`.
  if hasDot, variants.contains(where: { text.hasSuffix($0) }),
    text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") })
  {
    return true
  }
  // An address of mail or of a page is no name in code.
  return text.contains("_")
    && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
}

private let extensions = [
  ".png", ".jpg", ".jpeg", ".gif", ".svg", ".pdf", ".heic", ".webp", ".tiff",
]

private let variants = [".fill", ".circle", ".slash", ".square", ".badge", ".rectangle"]

private let about = Code(
  "accessibility/label-name-in-code", .warning,
  title: Message("write the label for people, not for code", "标签应写给用户，而不是写给代码"),
  why: Message(
    "The label is what people hear in place of a picture. The name of a file or of something in code is "
      + "spelled out and tells them nothing.",
    "用户听到标签，以代替图片。文件名或代码中的名称会被逐个字母读出，不说明任何内容。"),
  citation: Citation([.catalogControls], "Making Controls Accessible (Label)"),
  bad: [
    """
    screen List {
      action remove()
      content {
        button { image: "trash"; on touchUpInside -> remove(); accessibility { label: "btn_trash_2" } }
        //                                                                            ^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Player {
      action play()
      content {
        button { image: "play"; on touchUpInside -> play(); accessibility { label: "playButton" } }
        //                                                                         ^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Player {
      action play()
      content {
        button { image: "play"; on touchUpInside -> play(); accessibility { label: "play.fill" } }
        //                                                                         ^^^^^^^^^^^
      }
    }
    """,
    """
    component Photo(file: String) {
      imageView { image: "rose"; accessibility { label: file } }
    }

    screen Garden {
      content {
        Photo { file: "IMG_0042.png" }
        //            ^^^^^^^^^^^^^^
        label "A rose"
      }
    }
    """,
  ],
  good: [
    """
    screen List {
      action remove()
      action mail()
      content {
        button { image: "trash"; on touchUpInside -> remove(); accessibility { label: "Delete" } }
        button { image: "letter"; on touchUpInside -> mail(); accessibility { label: "E-mail" } }
        button { image: "phone"; on touchUpInside -> mail(); accessibility { label: "iPhone" } }
      }
    }
    """
  ])
