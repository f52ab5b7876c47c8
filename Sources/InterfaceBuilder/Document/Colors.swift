import CtlChecker

extension DocumentReader {
  /// The colour in the light appearance; nil when it is not known or follows the appearance.
  func color(_ child: Int) -> Color? {
    guard tree.isNamed(child, "color") else { return nil }
    if let name = tree.value("name", of: child) ?? tree.value("systemColor", of: child)
      ?? tree.value("cocoaTouchSystemColor", of: child)
    {
      if let known = colors.named[name], let color = components(known) { return color }
      return DocumentColors.system.first { $0.name == name }?.color ?? components(child)
    }
    return components(child)
  }

  private func components(_ color: Int) -> Color? {
    func channel(_ name: StaticString) -> UInt8? {
      guard let text = tree.value(name, of: color), let value = DocumentNumbers.number(text) else {
        return nil
      }
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    let alpha = channel("alpha") ?? 255
    if let white = channel("white") { return Color(white, white, white, alpha) }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
      return nil
    }
    return Color(red, green, blue, alpha)
  }
}

extension DocumentColors {
  /// The colours of the system in the light appearance, where the document does not repeat them.
  static let system: [(name: String, color: Color)] = [
    ("systemBackgroundColor", Color(255, 255, 255)), ("labelColor", Color(0, 0, 0)),
    ("secondaryLabelColor", Color(60, 60, 67, 153)), ("darkTextColor", Color(0, 0, 0)),
    ("lightTextColor", Color(255, 255, 255, 153)),
    ("groupTableViewBackgroundColor", Color(242, 242, 247)),
    ("systemBlueColor", Color(0, 122, 255)), ("systemRedColor", Color(255, 59, 48)),
    ("systemGreenColor", Color(52, 199, 89)), ("systemGrayColor", Color(142, 142, 147)),
  ]
}
