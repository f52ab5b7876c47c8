/// Names of image files.
enum NumberedFiles {
  /// Words of cameras and of whoever numbers files.
  private static let words: Set<String> = [
    "img", "image", "dsc", "dscn", "dscf", "pic", "picture", "photo", "icon", "ico", "asset",
    "untitled", "screenshot", "file", "segment", "seg", "tab", "item", "btn", "button", "copy",
  ]

  /// Whether a name is a number among others, and says nothing of the image: `IMG_12`, `icon2`.
  static func areNamed(_ name: String) -> Bool {
    let parts = NameTokens.split(name)
    let isNumbered = parts.contains { $0.allSatisfy(\.isNumber) }
    return isNumbered && parts.contains(where: words.contains)
      && parts.allSatisfy { $0.allSatisfy(\.isNumber) || words.contains($0) }
  }
}
