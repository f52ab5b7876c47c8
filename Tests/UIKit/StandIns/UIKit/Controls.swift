public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable { case off, on, mixed }
  open private(set) var title: String
  open private(set) var image: UIImage?
  init(_ title: String, _ image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  let handler: UIActionHandler
  open private(set) var sender: Any?

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    super.init(title, image)
  }
  /// Runs the action, as a tap in a menu does.
  public func run(_ sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

@MainActor
open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement]
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title, image)
  }
}

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@MainActor
open class UIContextMenuConfiguration: NSObject {
  public let provider: UIContextMenuActionProvider?
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    provider = actionProvider
    super.init()
  }
}

@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  weak open private(set) var delegate: (any UIContextMenuInteractionDelegate)?
  weak open private(set) var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true { didSet { stateChanged() } }
  open var isSelected = false { didSet { stateChanged() } }
  open var isHighlighted = false { didSet { stateChanged() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  func stateChanged() {}

  private var actions: [(event: Event, action: UIAction)] = []
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.run(self)
    }
  }
  func hasAction(for event: Event) -> Bool { actions.contains { $0.event.contains(event) } }
}

public struct UIBackgroundConfiguration: Hashable {
  public var image: UIImage?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
}

@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
  }
  public struct Configuration {
    public let look: String
    public var title: String?
    public var image: UIImage?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var background = UIBackgroundConfiguration()
    public static func plain() -> Configuration { Configuration(look: "plain") }
    public static func tinted() -> Configuration { Configuration(look: "tinted") }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }

  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  override func stateChanged() { setNeedsUpdateConfiguration() }
}

@MainActor
open class UILabel: UIView {
  open var isEnabled = true
  override var ownSize: CGSize { CGSize(width: 10 * (text ?? "").count, height: 20) }
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

@MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }
  open var isContinuous = true
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  private var images: [String: UIImage] = [:]
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images["thumb\(state.rawValue)"] = image
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum\(state.rawValue)"] = image
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum\(state.rawValue)"] = image
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb\(state.rawValue)"] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images["minimum\(state.rawValue)"]
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images["maximum\(state.rawValue)"]
  }
}

@MainActor
open class UIStepper: UIControl {
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue = 0.0 {
    didSet {
      precondition(minimumValue < maximumValue, "UIKit throws here")
      value = max(value, minimumValue)
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      precondition(minimumValue < maximumValue, "UIKit throws here")
      value = min(value, maximumValue)
    }
  }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  private var images: [String: UIImage] = [:]
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["increment\(state.rawValue)"] = image
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["decrement\(state.rawValue)"] = image
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images["background\(state.rawValue)"] = image
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    images["divider\(leftState.rawValue).\(rightState.rawValue)"] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images["increment\(state.rawValue)"]
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images["decrement\(state.rawValue)"]
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images["background\(state.rawValue)"]
  }
  open func dividerImage(
    forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
  ) -> UIImage? {
    images["divider\(left.rawValue).\(right.rawValue)"]
  }
}

@MainActor
open class UISegmentedControl: UIControl {
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  public static let noSegment = -1

  private struct Item {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
  }
  private var items: [Item]

  public init(items: [Any]?) {
    self.items = (items ?? []).map { Item(title: $0 as? String, image: $0 as? UIImage) }
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) {
    items = []
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentIndex = noSegment
  open var numberOfSegments: Int { items.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(Item(title: title), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    items.remove(at: segment)
    if selectedSegmentIndex >= items.count { selectedSegmentIndex = Self.noSegment }
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    items[segment].title = title
    items[segment].image = nil
  }
  open func titleForSegment(at segment: Int) -> String? { items[segment].title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    items[segment].image = image
    items[segment].title = nil
  }
  open func imageForSegment(at segment: Int) -> UIImage? { items[segment].image }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { items[segment].width = width }
  open func widthForSegment(at segment: Int) -> CGFloat { items[segment].width }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    items[segment].isEnabled = enabled
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { items[segment].isEnabled }
  public private(set) var backgroundImages: [UIControl.State: UIImage] = [:]
  public private(set) var dividerImages: [String: UIImage] = [:]
  public private(set) var contentPositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[state] = backgroundImage
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividerImages["\(leftState.rawValue).\(rightState.rawValue)"] = dividerImage
  }
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    contentPositionAdjustment = adjustment
  }
  /// A finger taps a segment, for tests.
  public func tap(_ segment: Int) {
    guard isEnabled, items[segment].isEnabled, isMomentary || selectedSegmentIndex != segment
    else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
