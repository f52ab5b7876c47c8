#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Text that does not change by itself.
  enum LabelKind: KindView {
    static func makeView(_ element: ControlElement<LabelKind>) -> TextLabel {
      let view = TextLabel()
      view.adjustsFontForContentSizeCategory = true
      return view
    }

    static func style(
      _ view: TextLabel, _ change: Change<CtlRuntime.Label>, _ element: ControlElement<LabelKind>
    ) {
      change.of(\.text) { view.text = $0 }
      change.of(\.font) { view.font = UIFont.of($0) }
      change.of(\.textColor) { view.textColor = $0.map { UIColor($0) } ?? .label }
      change.of(\.textAlignment) { view.textAlignment = NSTextAlignment($0) }
      change.of(\.numberOfLines) { view.numberOfLines = $0 }
      change.of(\.isCopyable) { view.isCopyable = $0 }
    }
  }

  /// A label whose text can be copied: a long press, or VoiceOver's actions.
  final class TextLabel: UILabel, UIContextMenuInteractionDelegate {
    private var menu: UIContextMenuInteraction?

    var isCopyable: Bool {
      get { menu != nil }
      set {
        guard newValue != isCopyable else { return }
        isUserInteractionEnabled = newValue
        if let menu {
          removeInteraction(menu)
          self.menu = nil
          accessibilityCustomActions = nil
        } else {
          let menu = UIContextMenuInteraction(delegate: self)
          addInteraction(menu)
          self.menu = menu
          accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: copyAction.title) { [weak self] _ in
              self?.copyText()
              return true
            }
          ]
        }
      }
    }

    private var copyAction: UIAction {
      // The system's own word, in the language of the person.
      let system = Bundle(identifier: "com.apple.UIKit") ?? .main
      let title = system.localizedString(forKey: "Copy", value: nil, table: nil)
      return UIAction(title: title, image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
        self?.copyText()
      }
    }

    private func copyText() { UIPasteboard.general.string = text }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        self.map { UIMenu(children: [$0.copyAction]) }
      }
    }
  }
#endif
