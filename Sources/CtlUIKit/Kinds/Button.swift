#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A button with titles and images for each state.
  enum ButtonKind: KindView {
    static func makeView(_ element: ControlElement<ButtonKind>) -> UIButton {
      ButtonLook.makeView { [weak element] in element.map { ($0.model, $0) } }
    }

    static func style(
      _ view: UIButton, _ change: Change<CtlRuntime.Button>, _ element: ControlElement<ButtonKind>
    ) {
      ButtonLook.style(view, change)
      change.of(\.width) { element.setWidth($0) }
    }
  }

  /// What a system button, a custom button and the former rounded one look like today.
  @MainActor
  enum ButtonLook {
    /// A button that asks for its model whenever UIKit wants to know how a state looks.
    static func makeView(
      _ current: @escaping () -> (model: CtlRuntime.Button, element: ScreenElement)?
    ) -> UIButton {
      let view = UIButton(configuration: .plain())
      view.configurationUpdateHandler = { button in
        guard let (model, element) = current() else { return }
        button.configuration = configuration(model, ControlState(button.state), element)
      }
      return view
    }

    /// Writes what a configuration does not have.
    static func style(_ view: UIButton, _ change: Change<CtlRuntime.Button>) {
      change.of(\.contentHorizontalAlignment) {
        view.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment($0)
      }
      change.of(\.contentVerticalAlignment) {
        view.contentVerticalAlignment = UIControl.ContentVerticalAlignment($0)
      }
      // The configuration is a value of everything else, made anew for the state of the button.
      change.of({ $0 }, write: { _ in view.setNeedsUpdateConfiguration() })
      change.of(\.currentTitle) { view.largeContentTitle = $0 }
    }

    private static func configuration(
      _ model: CtlRuntime.Button, _ state: ControlState, _ element: ScreenElement
    ) -> UIButton.Configuration {
      let isBordered = model.type == .custom && model.border
      let background = model.type == .custom ? model.backgroundImage[state] : nil
      let isTinted = model.emphasis && model.type == .custom && !isBordered && background == nil
      var result: UIButton.Configuration = isTinted ? .tinted() : .plain()
      result.image = element.context.image(model.image[state], isTemplate: element.shown.isInBar)
      // An icon stands instead of a title.
      result.title = result.image == nil ? model.title[state] : nil
      result.titleLineBreakMode = .byTruncatingMiddle
      if let background = element.context.image(background) { result.background.image = background }
      if isBordered {
        result.background.strokeColor = model.ownTint.map { UIColor($0) } ?? .tintColor
        result.background.strokeWidth = 1
      }
      return result
    }
  }
#endif
