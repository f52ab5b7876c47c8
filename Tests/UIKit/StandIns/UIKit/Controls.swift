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

@MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  open var currentPage = 0 {
    didSet { currentPage = min(max(0, currentPage), max(0, numberOfPages - 1)) }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

@MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle: Style
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  open var style: Style
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }
  open var color: UIColor!
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

@MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
  /// A person drags the table down, for tests.
  public func pull() {
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  open var timeZone: TimeZone?
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
}

@MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int] = []
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() {
    rows = (0..<numberOfComponents).map { rows.indices.contains($0) ? rows[$0] : 0 }
    for component in rows.indices { reloadComponent(component) }
  }
  open func reloadComponent(_ component: Int) {
    rows[component] = min(rows[component], max(0, numberOfRows(inComponent: component) - 1))
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    precondition((0..<numberOfRows(inComponent: component)).contains(row))
    rows[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { rows[component] }
  /// A wheel stops on a row, for tests.
  public func turn(_ component: Int, to row: Int) {
    rows[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
