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
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : rows[component]
  }
  /// A wheel stops on a row, for tests.
  public func turn(_ component: Int, to row: Int) {
    rows[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
