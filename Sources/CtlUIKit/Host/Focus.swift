#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Keeps what people type in above the keyboard: it scrolls there when it gets the focus, when the keyboard
  /// takes room from what scrolls, and when the text grows.
  @MainActor
  struct Focus {
    private var former: Place?

    private struct Place: Equatable {
      let view: ObjectIdentifier
      let size: CGSize
      let room: CGSize
    }

    /// Scrolls when something is different since the last time; people may scroll away from it meanwhile.
    mutating func keepVisible(in root: UIView?) {
      guard let view = root?.firstResponder, let scroll = view.enclosingScrollView else {
        former = nil
        return
      }
      let place = Place(
        view: ObjectIdentifier(view), size: view.bounds.size, room: scroll.bounds.size)
      guard place != former else { return }
      former = place
      scroll.scrollRectToVisible(scroll.convert(view.typedPlace, from: view), animated: true)
    }
  }

  extension UIView {
    fileprivate var firstResponder: UIView? {
      isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
    }

    /// The nearest view around it that scrolls.
    fileprivate var enclosingScrollView: UIScrollView? {
      var next = superview
      while let view = next {
        if let scroll = view as? UIScrollView, scroll.isScrollEnabled { return scroll }
        next = view.superview
      }
      return nil
    }

    /// The line with the cursor in a text of many lines; else the whole view.
    fileprivate var typedPlace: CGRect {
      guard let text = self as? UITextView, let cursor = text.selectedTextRange?.end else {
        return bounds
      }
      return text.caretRect(for: cursor)
    }
  }
#endif
