#if canImport(UIKit)
  import CtlRuntime
  import UIKit

  // Colors, fonts and texts of a screen in UIKit's terms.

  extension UIColor {
    convenience init(_ color: CtlRuntime.Color) {
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
    convenience init(_ text: StyledText) {
      let result = NSMutableAttributedString(string: "")
      for run in text.runs {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = run.font { attributes[.font] = UIFont.of(font) }
        if let color = run.color { attributes[.foregroundColor] = UIColor(color) }
        result.append(NSAttributedString(string: run.text, attributes: attributes))
      }
      self.init(attributedString: result)
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

    /// A text field aligns its text like its content; one that fills follows the language.
    init(_ alignment: ContentHorizontalAlignment) {
      switch alignment {
      case .left: self = .left
      case .center: self = .center
      case .right: self = .right
      case .fill: self = .natural
      }
    }
  }
#endif
