#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// An action of a row; the table shows it while the row is swiped, so that its own view is in no
  /// other.
  enum SwipeActionKind: KindView {
    typealias Model = CtlRuntime.SwipeAction

    static func makeView(_ element: ControlElement<SwipeActionKind>) -> UIView { UIView() }

    static func style(
      _ view: UIView, _ change: Change<CtlRuntime.SwipeAction>,
      _ element: ControlElement<SwipeActionKind>
    ) {}
  }

  extension RowElement {
    /// What a swipe shows at the end of the row, the first one at the edge; nil for nothing.
    var swipeActions: UISwipeActionsConfiguration? {
      let actions = children.compactMap { $0 as? ControlElement<SwipeActionKind> }
        .filter { !$0.shown.isHidden }
      if actions.isEmpty || shown.shell?.isEnabled == false { return nil }
      let configuration = UISwipeActionsConfiguration(actions: actions.map { contextualAction($0) })
      // A long swipe does nothing that people cannot see.
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }

    private func contextualAction(
      _ element: ControlElement<SwipeActionKind>
    ) -> UIContextualAction {
      let isDestructive = element.model.style == .destructive
      let action = UIContextualAction(
        style: isDestructive ? .destructive : .normal, title: element.model.title
      ) { [weak self, weak element] _, _, done in
        if let element, let name = element.shown.name { element.context.send(.tap, name) }
        // The system removes the row of a destructive action that was carried out.
        done(!isDestructive || self?.parent == nil)
      }
      if let tint = element.model.view.tintColor { action.backgroundColor = UIColor(tint) }
      return action
    }
  }
#endif
