#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  // The words of a screen in UIKit's terms.

  extension UIControl.State {
    init(_ state: ControlState) {
      self = .normal
      if state.contains(.highlighted) { insert(.highlighted) }
      if state.contains(.disabled) { insert(.disabled) }
      if state.contains(.selected) { insert(.selected) }
    }

    /// All pairs of the states that a divider can have an image for.
    static let pairs: [(left: ControlState, right: ControlState)] = {
      let states = (0..<8).map { ControlState(rawValue: UInt8($0)) }
      return states.flatMap { left in states.map { (left, $0) } }
    }()
  }

  extension ControlState {
    init(_ state: UIControl.State) {
      self = .normal
      if state.contains(.highlighted) { insert(.highlighted) }
      if state.contains(.disabled) { insert(.disabled) }
      if state.contains(.selected) { insert(.selected) }
    }
  }

  extension UIControl.ContentHorizontalAlignment {
    init(_ alignment: ContentHorizontalAlignment) {
      switch alignment {
      case .left: self = .left
      case .center: self = .center
      case .right: self = .right
      case .fill: self = .fill
      }
    }
  }

  extension UIControl.ContentVerticalAlignment {
    init(_ alignment: ContentVerticalAlignment) {
      switch alignment {
      case .top: self = .top
      case .center: self = .center
      case .bottom: self = .bottom
      case .fill: self = .fill
      }
    }
  }

  extension UIAccessibilityTraits {
    /// `notEnabled` and `selected` follow from the view; touches are not a trait of UIKit.
    init(_ traits: AccessibilityTraits) {
      self = Self.terms.reduce(into: UIAccessibilityTraits.none) { result, term in
        if traits.contains(term.own) { result.insert(term.uikit) }
      }
    }

    private static var terms: [(own: AccessibilityTraits, uikit: UIAccessibilityTraits)] {
      [
        (.adjustable, .adjustable), (.keyboardKey, .keyboardKey), (.selected, .selected),
        (.button, .button), (.link, .link), (.searchField, .searchField), (.image, .image),
        (.staticText, .staticText), (.playsSound, .playsSound),
        (.summaryElement, .summaryElement), (.notEnabled, .notEnabled),
        (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
        (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
        (.header, .header),
      ]
    }
  }
#endif
