@_exported import Foundation

// A stand-in for UIKit on machines without it: the public signatures of what `CtlUIKit` uses, written
// from Apple's documentation, and as much behavior as its tests need. It draws nothing.

@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    // There is one in a window.
    if let window = (self as? UIView)?.window {
      if let former = window.firstResponder, former !== self {
        guard former.resignFirstResponder() else { return false }
      }
      window.firstResponder = self
    }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  open func reloadInputViews() {}
  // Real UIKit declares it in UIAccessibility, on NSObject.
  open func accessibilityPerformEscape() -> Bool { false }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public struct UIOffset: Equatable, Sendable {
  public var horizontal, vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX-L")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open var preferredContentSizeCategory: UIContentSizeCategory { category }
  open var userInterfaceStyle: UIUserInterfaceStyle { style }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }
  open var accessibilityContrast: UIAccessibilityContrast { contrast }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init()
    self.style = style
  }
  var category = UIContentSizeCategory.large
  var contrast = UIAccessibilityContrast.normal
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
}

open class UIColor: NSObject, @unchecked Sendable {
  public let components: [CGFloat]
  public let name: String
  private var provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    name = ""
  }
  private init(name: String) {
    self.name = name
    components = []
  }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    components = []
    name = ""
  }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { provider?(traits) ?? self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.components == components && other.name == name
  }
  open override var hash: Int { components.hashValue }
  open override var description: String { name.isEmpty ? "\(components)" : name }

  open class var label: UIColor { UIColor(name: "label") }
  open class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  open class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  open class var systemGray: UIColor { UIColor(name: "systemGray") }
  open class var systemBackground: UIColor { UIColor(name: "systemBackground") }
  open class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }
  open class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  open class var tintColor: UIColor { UIColor(name: "tintColor") }
}

open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  open var fontName: String { ownName }
  open var pointSize: CGFloat { ownSize }
  public private(set) var style: TextStyle?
  private var ownName = ".SFUI"
  private var ownSize: CGFloat = 17

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, traits) }
  private var traits: UIFontDescriptor.SymbolicTraits = []
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    super.init()
    (style, ownName) = (descriptor.font.style, descriptor.font.ownName)
    ownSize = pointSize == 0 ? descriptor.font.ownSize : pointSize
    traits = descriptor.symbolicTraits
  }
  public init?(name fontName: String, size fontSize: CGFloat) {
    super.init()
    ownName = fontName
    ownSize = fontSize
    if fontName == "Unknown" { return nil }
  }
  private override init() {}
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = UIFont()
    font.style = style
    return font
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    let font = UIFont()
    font.ownSize = fontSize
    return font
  }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }
  let font: UIFont
  open var symbolicTraits: SymbolicTraits { own }
  private let own: SymbolicTraits
  init(_ font: UIFont, _ own: SymbolicTraits) { (self.font, self.own) = (font, own) }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font, symbolicTraits)
  }
}

extension NSAttributedString.Key {
  public static let link = NSAttributedString.Key("NSLink")
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public let name: String
  public let isSymbol: Bool
  public private(set) var isStretched = false
  open private(set) var renderingMode = RenderingMode.automatic
  open var size: CGSize { CGSize(width: 20, height: 20) }
  // Real UIKit declares it in UIAccessibility, on NSObject.
  open var accessibilityLabel: String?

  public override init() {
    name = ""
    isSymbol = false
  }
  init(_ name: String, isSymbol: Bool) {
    (self.name, self.isSymbol) = (name, isSymbol)
  }

  /// The asset catalogue of the tests.
  nonisolated(unsafe) public static var assets: Set<String> = ["paper", "thumb", "track"]
  /// The symbols of the system that the tests know.
  nonisolated(unsafe) public static var symbols: Set<String> = [
    "plus", "minus", "play", "pause", "backward.end", "forward.end", "magnifyingglass", "book",
    "xmark.circle.fill", "questionmark.square.dashed", "doc.on.doc", "gearshape",
  ]

  public convenience init?(systemName name: String) {
    guard Self.symbols.contains(name) else { return nil }
    self.init(name, isSymbol: true)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard Self.assets.contains(name) else { return nil }
    self.init(name, isSymbol: false)
  }
  private func copy(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(name, isSymbol: isSymbol)
    image.renderingMode = renderingMode
    image.isStretched = isStretched
    change(image)
    return image
  }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy { $0.isStretched = true }
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let push = CATransitionType(rawValue: "push")
}
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
}
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
}
public typealias CFTimeInterval = Double
open class CATransition: CAAnimation {
  open var type = CATransitionType(rawValue: "fade")
  open var subtype: CATransitionSubtype?
}
open class CALayer: NSObject {
  public private(set) var animations: [CAAnimation] = []
  open func add(_ anim: CAAnimation, forKey key: String?) { animations.append(anim) }
}

@MainActor
open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard()
  open var string: String?
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}
