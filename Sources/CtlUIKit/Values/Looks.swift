#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  // Colors, fonts and texts of a screen in UIKit's terms.

  extension UIColor {
    /// A color that follows the look asks the traits.
    convenience init(_ color: CtlRuntime.Color) {
      guard !color.isAdaptive else {
        self.init(dynamicProvider: { traits in
          UIColor(
            color.resolved(
              isDark: traits.userInterfaceStyle == .dark,
              hasContrast: traits.accessibilityContrast == .high))
        })
        return
      }
      self.init(
        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
        blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
    }
  }

  extension UIFont {
    /// A text style follows the size that people chose; other fonts keep theirs.
    static func of(_ font: CtlRuntime.Font) -> UIFont {
      switch font {
      case .style(let style): return .preferredFont(forTextStyle: UIFont.TextStyle(style))
      case .system: return .systemFont(ofSize: CGFloat(font.pointSize()))
      case .custom(let name, _):
        let size = CGFloat(font.pointSize())
        return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      }
    }
  }

  extension UIFont.TextStyle {
    init(_ style: CtlRuntime.Font.TextStyle) {
      switch style {
      case .headline: self = .headline
      case .subheadline: self = .subheadline
      case .body: self = .body
      case .footnote: self = .footnote
      case .caption1: self = .caption1
      case .caption2: self = .caption2
      }
    }
  }

  extension NSAttributedString {
    /// A text of parts; what a part does not say is as in the rest of the control.
    convenience init(_ text: StyledText, font: UIFont) {
      let result = NSMutableAttributedString(string: "")
      for run in text.runs {
        let own = run.font.map { UIFont.of($0) } ?? font
        var attributes: [NSAttributedString.Key: Any] = [.font: own.with(run.emphasis)]
        if let color = run.color { attributes[.foregroundColor] = UIColor(color) }
        if let link = run.link { attributes[.link] = URL(string: link) }
        result.append(NSAttributedString(string: run.text, attributes: attributes))
      }
      self.init(attributedString: result)
    }
  }

  extension UIFont {
    /// The same font, heavier or slanted, in the size that people chose.
    fileprivate func with(_ emphasis: StyledText.Emphasis?) -> UIFont {
      guard let emphasis else { return self }
      var traits = fontDescriptor.symbolicTraits
      if emphasis.isBold { traits.insert(.traitBold) }
      if emphasis.isItalic { traits.insert(.traitItalic) }
      // A font without such letters stays as it is; the size 0 is that of the descriptor.
      return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
        ?? self
    }
  }

  extension NSTextAlignment {
    init(_ alignment: CtlRuntime.Label.TextAlignment) {
      switch alignment {
      case .left: self = .left
      case .center: self = .center
      case .right: self = .right
      case .justified: self = .justified
      case .natural: self = .natural
      }
    }

    /// Where a text field has its text: at a side that the file says, else where lines begin.
    init(_ alignment: ContentHorizontalAlignment) {
      switch alignment {
      case .left: self = .left
      case .right: self = .right
      case .center, .fill: self = .natural
      }
    }
  }
#endif
