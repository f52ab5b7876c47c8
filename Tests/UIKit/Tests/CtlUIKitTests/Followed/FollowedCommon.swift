import CtlCatalogue
import CtlRuntime
import UIKit

// The properties that many kinds have: `Common.ctl` sets them all on one element of each kind, named
// after its kind.

let tint = UIColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)

extension Followed {
  @MainActor static var common: [Followed] {
    ControlKind.allCases.filter { $0 != .swipeAction }.flatMap { common(of: $0.type) }
  }

  @MainActor private static func common(of model: any Control.Type) -> [Followed] {
    let facts = model.facts
    guard let kind = KindName(name: facts.kind.rawValue) else { return [] }
    let element = Reference(facts.kind.rawValue + "1")
    func view(_ checks: Checks<UIView>) -> [Followed] {
      shown(model, element, .common, UIView.self, checks)
    }
    var result = view([.tintColor: { $0.tintColor == tint }])
    // Some hide by themselves at first.
    result +=
      plainIsHidden(facts.kind)
      ? left(kind, "one that stands still is hidden too", .isHidden)
      : view([.isHidden: { $0.isHidden }])
    result +=
      facts.isInteractive
      ? view([.isUserInteractionEnabled: { !$0.isUserInteractionEnabled }])
      : left(kind, "it takes no touches", .isUserInteractionEnabled)
    if facts.kind != .label {
      result += view([.describedBy: { $0.accessibilityLabel == "Word" }])
    }
    guard facts.isUIControl else { return result }
    func control(_ checks: Checks<UIControl>) -> [Followed] {
      shown(model, element, .common, UIControl.self, checks)
    }
    result += control([.isEnabled: { !$0.isEnabled }, .isHighlighted: { $0.isHighlighted }])
    let showsSelection = [.button, .roundedRectangleButton].contains(facts.kind)
    result +=
      showsSelection
      ? control([.isSelected: { $0.isSelected }])
      : left(kind, "it looks the same", .isSelected)
    return result
  }

  private static func plainIsHidden(_ kind: ControlKind) -> Bool {
    [.activityIndicator, .networkActivityIndicator].contains(kind)
  }
}
