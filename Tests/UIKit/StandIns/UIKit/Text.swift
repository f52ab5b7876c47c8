// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
}

@MainActor
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

@MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { from }
  open var end: UITextPosition { to }
  private let from, to: UITextPosition
  init(_ from: UITextPosition, _ to: UITextPosition) { (self.from, self.to) = (from, to) }
}

@MainActor
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private var content = ""
  private var cursor = 0
  /// As in UIKit, writing a text moves the cursor to its end.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      styled = nil
      cursor = content.count
    }
  }
  private var styled: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { styled ?? NSAttributedString(string: content) }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var placeholder: String?
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var leftView: UIView? { didSet { place(leftView, oldValue) } }
  open var rightView: UIView? { didSet { place(rightView, oldValue) } }
  private func place(_ view: UIView?, _ former: UIView?) {
    guard view !== former else { return }
    former?.removeFromSuperview()
    if let view { addSubview(view) }
  }
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isSecureTextEntry = false
  open var markedTextRange: UITextRange? {
    isComposing ? UITextRange(endOfDocument, endOfDocument) : nil
  }
  /// Whether an input method composes a character, for tests.
  public var isComposing = false

  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden && window != nil }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !was { sendActions(for: .editingDidBegin) }
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    super.resignFirstResponder()
    sendActions(for: .editingDidEnd)
    return true
  }

  open func insertText(_ text: String) {
    guard text != "\n" else {
      let ends = hasAction(for: .editingDidEndOnExit)
      sendActions(for: .editingDidEndOnExit)
      if ends { resignFirstResponder() }
      return
    }
    let place = content.index(content.startIndex, offsetBy: min(cursor, content.count))
    content.insert(contentsOf: text, at: place)
    // Characters may have joined across the cursor.
    cursor = min(cursor + text.count, content.count)
    sendActions(for: .editingChanged)
  }
  open func deleteBackward() {
    cursor = min(cursor, content.count)
    guard cursor > 0 else { return }
    content.remove(at: content.index(content.startIndex, offsetBy: cursor - 1))
    cursor -= 1
    sendActions(for: .editingChanged)
  }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(content.count) }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(UITextPosition(cursor), UITextPosition(cursor)) }
    set { cursor = newValue?.end.offset ?? cursor }
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...content.count).contains(place) ? UITextPosition(place) : nil
  }
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(from, to)
  }
}

@MainActor
open class NSTextContainer: NSObject {}

@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

@MainActor
open class UITextView: UIScrollView {
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  open var text: String! = "" {
    didSet { selectedRange = NSRange(location: text.utf16.count, length: 0) }
  }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var selectedTextRange: UITextRange? {
    UITextRange(UITextPosition(selectedRange.location), UITextPosition(NSMaxRange(selectedRange)))
  }
  /// Each letter is a line here.
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: CGFloat(position.offset) * 20, width: 2, height: 20)
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var keyboardType = UIKeyboardType.default
  open var adjustsFontForContentSizeCategory = false
  open var markedTextRange: UITextRange? {
    isComposing ? UITextRange(UITextPosition(0), UITextPosition(0)) : nil
  }
  /// Whether an input method composes a character, for tests.
  public var isComposing = false
  open override var canBecomeFirstResponder: Bool { isEditable && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !was { delegate?.textViewDidBeginEditing(self) }
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    super.resignFirstResponder()
    delegate?.textViewDidEndEditing(self)
    return true
  }
  open func insertText(_ text: String) {
    self.text += text
    delegate?.textViewDidChange(self)
  }
}

@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

@MainActor open class UISearchTextField: UITextField {}

@MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var searchBarStyle = Style.default
  public let searchTextField = UISearchTextField()
  open override var canBecomeFirstResponder: Bool { window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !was { delegate?.searchBarTextDidBeginEditing(self) }
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    super.resignFirstResponder()
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
  /// A person types, for tests.
  public func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    delegate?.searchBar(self, textDidChange: self.text ?? "")
  }
  /// A person presses the Search key, for tests.
  public func search() { delegate?.searchBarSearchButtonClicked(self) }
}
