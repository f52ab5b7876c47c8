#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Text of many lines.
  enum TextViewKind: KindView {
    static func makeView(_ element: ControlElement<TextViewKind>) -> ReportingTextView {
      let view = ReportingTextView()
      view.told = { [weak element] event, text in
        element?.report(event) { model in
          switch event {
          case .editingDidBegin: _ = model.beginEditing()
          case .editingDidEnd:
            if model.text != text { model.text = text }
            _ = model.endEditing()
          default: model.text = text
          }
        }
      }
      return view
    }

    static func style(
      _ view: ReportingTextView, _ change: Change<CtlRuntime.TextView>,
      _ element: ControlElement<TextViewKind>
    ) {
      change.of(\.font) { view.font = UIFont.of($0) }
      change.of(\.textColor) { view.textColor = $0.map { UIColor($0) } ?? .label }
      change.of(\.textAlignment) { view.textAlignment = NSTextAlignment($0) }
      change.of(\.keyboardType) { view.keyboardType = UIKeyboardType($0) }
      change.of(\.isUserInteractionEnabled) { view.isEditable = $0 }
    }

    static func showValue(
      _ view: ReportingTextView, _ model: CtlRuntime.TextView,
      _ element: ControlElement<TextViewKind>
    ) {
      view.show(model.text)
    }
  }

  /// A text view that grows with its text and says what happens to it.
  final class ReportingTextView: UITextView, UITextViewDelegate {
    var told: (ControlEvent, String) -> Void = { _, _ in }

    init() {
      super.init(frame: .zero, textContainer: nil)
      isScrollEnabled = false
      backgroundColor = .clear
      font = .preferredFont(forTextStyle: .body)
      adjustsFontForContentSizeCategory = true
      delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Writes a text; the place of the cursor stays, as far as the text reaches, and so does what an
    /// input method is still composing.
    func show(_ text: String) {
      guard markedTextRange == nil, self.text != text else { return }
      let selection = selectedRange
      self.text = text
      let length = text.utf16.count
      let location = min(selection.location, length)
      selectedRange = NSRange(
        location: location, length: min(selection.length, length - location))
    }

    func textViewDidBeginEditing(_ textView: UITextView) { told(.editingDidBegin, text) }
    func textViewDidChange(_ textView: UITextView) {
      // Text that an input method is still composing is not yet text.
      if markedTextRange == nil { told(.editingChanged, text) }
    }
    func textViewDidEndEditing(_ textView: UITextView) { told(.editingDidEnd, text) }
  }
#endif
