#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// One line of text.
  enum TextFieldKind: KindView {
    static func makeView(_ element: ControlElement<TextFieldKind>) -> UITextField {
      let view = UITextField()
      view.font = .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      let events: [(UIControl.Event, ControlEvent)] = [
        (.editingDidBegin, .editingDidBegin), (.editingChanged, .editingChanged),
        (.editingDidEnd, .editingDidEnd), (.editingDidEndOnExit, .editingDidEndOnExit),
      ]
      for (event, name) in events {
        view.addAction(
          UIAction { [weak element, weak view] _ in
            guard let element, let view else { return }
            report(name, of: view, element)
          }, for: event)
      }
      return view
    }

    private static func report(
      _ event: ControlEvent, of view: UITextField, _ element: ControlElement<TextFieldKind>
    ) {
      // Text that an input method is still composing is not yet text.
      guard event != .editingChanged || view.markedTextRange == nil else { return }
      let text = view.text ?? ""
      element.report(event) { model in
        switch event {
        case .editingDidBegin: _ = model.beginEditing()
        case .editingDidEnd:
          if model.text != text { model.text = text }
          _ = model.endEditing()
        case .editingChanged: if model.text != text { model.text = text }
        default: break
        }
      }
    }

    static func style(
      _ view: UITextField, _ change: Change<CtlRuntime.TextField>,
      _ element: ControlElement<TextFieldKind>
    ) {
      change.of(\.attributedText) { styles in
        if styles != nil { showText(view, change.current) }
      }
      change.of(\.placeholder) { view.placeholder = $0 }
      change.of(\.keyboardType) {
        view.keyboardType = UIKeyboardType($0)
        if view.isFirstResponder { view.reloadInputViews() }
      }
      change.of(\.content) { content in
        let traits = InputTraits(content)
        view.textContentType = traits.contentType
        view.autocapitalizationType = traits.capitalization
        view.autocorrectionType = traits.correction
      }
      change.of(\.isSecureTextEntry) { view.isSecureTextEntry = $0 }
      change.of(\.clearButtonMode) { view.clearButtonMode = UITextField.ViewMode($0) }
      change.of(\.leftViewMode) { view.leftViewMode = UITextField.ViewMode($0) }
      change.of(\.rightViewMode) { view.rightViewMode = UITextField.ViewMode($0) }
      change.of(\.borderStyle) { view.borderStyle = UITextField.BorderStyle($0) }
      change.of(\.contentHorizontalAlignment) {
        view.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment($0)
        view.textAlignment = NSTextAlignment($0)
      }
      change.of(\.contentVerticalAlignment) {
        view.contentVerticalAlignment = UIControl.ContentVerticalAlignment($0)
      }
      change.of(\.width) { element.setWidth($0) }
      change.of({ [$0.leftView, $0.rightView] }, write: { _ in element.arrange() })
    }

    static func showValue(
      _ view: UITextField, _ model: CtlRuntime.TextField, _ element: ControlElement<TextFieldKind>
    ) {
      if (view.text ?? "") != model.text { showText(view, model) }
    }

    /// Writes the text. The cursor stays as far from the end as it was, and what an input method is
    /// still composing stays too.
    private static func showText(_ view: UITextField, _ model: CtlRuntime.TextField) {
      guard view.markedTextRange == nil else { return }
      let end = view.selectedTextRange.map { view.offset(from: $0.end, to: view.endOfDocument) }
      if let styles = model.attributedText {
        view.attributedText = NSAttributedString(
          styles, font: .preferredFont(forTextStyle: .body))
      } else {
        view.text = model.text
      }
      guard let end, view.isFirstResponder,
        let position = view.position(from: view.endOfDocument, offset: -end)
      else { return }
      view.selectedTextRange = view.textRange(from: position, to: position)
    }
  }

  extension TextFieldKind {
    /// Puts images, system buttons and the elements of the file at the ends.
    static func arrangeEnds(of element: ControlElement<TextFieldKind>, in view: UITextField) {
      var children = element.children[...]
      func end(_ accessory: AccessoryView?) -> UIView? {
        switch accessory {
        case nil: return nil
        case .image(let image): return UIImageView(image: element.context.image(image))
        case .element: return children.popFirst()?.view
        case .clearButton:
          return button("xmark.circle.fill") { [weak view] in
            view?.text = ""
            view?.sendActions(for: .editingChanged)
          }
        case .bookmarksButton:
          return button("book") { [weak element] in element?.report(.touchUpInside) }
        }
      }
      view.leftView = end(element.model.leftView)
      view.rightView = end(element.model.rightView)
    }

    private static func button(_ symbol: String, _ body: @escaping () -> Void) -> UIButton {
      let button = UIButton(configuration: .plain(), primaryAction: UIAction { _ in body() })
      button.configuration?.image = UIImage(systemName: symbol)
      return button
    }
  }

  /// What the kind of a text means for the keyboard, beside its keys.
  struct InputTraits {
    let contentType: UITextContentType?
    let capitalization: UITextAutocapitalizationType
    let correction: UITextAutocorrectionType

    init(_ content: CtlRuntime.TextField.Content) {
      switch content {
      case .url: contentType = .URL
      case .pin: contentType = .oneTimeCode
      case .phone: contentType = .telephoneNumber
      case .email: contentType = .emailAddress
      case .text, .number, .date, .time, .dateTime, .longText: contentType = nil
      }
      let isProse = [.text, .longText].contains(content)
      capitalization = isProse ? .sentences : .none
      correction = isProse ? .default : .no
    }
  }

  extension UIKeyboardType {
    init(_ type: CtlRuntime.TextField.KeyboardType) {
      switch type {
      case .default: self = .default
      case .url: self = .URL
      case .numberPad: self = .numberPad
      case .phonePad: self = .phonePad
      case .emailAddress: self = .emailAddress
      case .decimalPad: self = .decimalPad
      case .numbersAndPunctuation: self = .numbersAndPunctuation
      case .namePhonePad: self = .namePhonePad
      case .asciiCapable: self = .asciiCapable
      case .twitter: self = .twitter
      case .webSearch: self = .webSearch
      }
    }
  }

  extension UITextField.ViewMode {
    init(_ mode: CtlRuntime.TextField.ViewMode) {
      switch mode {
      case .never: self = .never
      case .whileEditing: self = .whileEditing
      case .unlessEditing: self = .unlessEditing
      case .always: self = .always
      }
    }
  }

  extension UITextField.BorderStyle {
    init(_ style: CtlRuntime.TextField.BorderStyle) {
      switch style {
      case .none: self = .none
      case .line: self = .line
      case .bezel: self = .bezel
      case .roundedRect: self = .roundedRect
      }
    }
  }
#endif
