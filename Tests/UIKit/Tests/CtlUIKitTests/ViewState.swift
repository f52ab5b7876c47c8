import CtlRuntime
import CtlUIKit
import Foundation
import Testing
import UIKit

extension Shown {
  /// Whether the views are those of a new controller for the same screen: an update has left nothing
  /// out, and nothing of an earlier state has stayed.
  func expectAsNew(_ actions: Model.Actions, _ location: SourceLocation = #_sourceLocation) {
    window.endEditing(true)
    let new = Shown(
      ScreenViewController(controller.screen, actions: actions),
      inNavigation: controller.navigationController != nil)
    var (mine, others) = (
      ViewState.lines(controller.view, ""), ViewState.lines(new.controller.view, "")
    )
    mine += ViewState.bar(controller)
    others += ViewState.bar(new.controller)
    // A person may have closed what the screen itself opens only once.
    let (over, newOver) = (controller.chain, new.controller.chain)
    if over.count == newOver.count {
      mine += over.flatMap { ViewState.lines($0.view, "") }
      others += newOver.flatMap { ViewState.lines($0.view, "") }
    }
    for (mine, others) in zip(mine, others) where mine != others {
      let different = zip(mine, others).first { $0 != $1 }
      Issue.record(
        "\(Model.self), \(mine[0]): \(different?.0 ?? "") in a new controller \(different?.1 ?? others[0])",
        sourceLocation: location)
      return
    }
    let more = mine.dropFirst(others.count).first ?? others.dropFirst(mine.count).first
    #expect(
      mine.count == others.count,
      "\(Model.self) has \(mine.count) views, not \(others.count): \(more?[0] ?? "")",
      sourceLocation: location)
  }
}

extension UIViewController {
  /// What lies over it, one over the other.
  fileprivate var chain: [UIViewController] {
    presentedViewController.map { [$0] + $0.chain } ?? []
  }
}

extension UINavigationItem {
  /// The items on both sides, from the outside in.
  var items: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}

/// Everything that views have, as text.
@MainActor
enum ViewState {
  /// What the bar at the top has.
  static func bar(_ controller: UIViewController) -> [[String]] {
    let item = controller.navigationItem
    return [["title", text(item.title as Any)]]
      + item.items.compactMap(\.customView).flatMap { lines($0, "bar ") }
  }

  /// What the system decides, what a person holds, and what tests note.
  private static let left: Set<String> = [
    "frame", "layer", "cursor", "selectedRange", "loads", "changes", "animations", "batch",
    "interactions",
    "isFirstResponder", "traitCollection", "actions", "superview", "subviews",
    "indexPathsForSelectedRows", "cells",
  ]

  /// Each view: what it is, and then its properties.
  static func lines(_ view: UIView, _ indent: String) -> [[String]] {
    var properties: [String] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, current.subjectType != UIResponder.self {
      for child in current.children {
        guard var label = child.label else { continue }
        label = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        // A countdown has no date.
        if label == "date", (view as? UIDatePicker)?.datePickerMode == .countDownTimer { continue }
        if !left.contains(label) { properties.append("\(label)=\(text(child.value))") }
      }
      mirror = current.superclassMirror
    }
    let name = view.accessibilityIdentifier.map { " \($0)" } ?? ""
    return [["\(indent)\(type(of: view))\(name)"] + properties]
      + inside(view).flatMap { lines($0, indent + "  ") }
  }

  private static func inside(_ view: UIView) -> [UIView] {
    if let stack = view as? UIStackView { return stack.arrangedSubviews }
    guard let table = view as? UITableView else { return view.subviews }
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).compactMap {
        table.cellForRow(at: IndexPath(row: $0, section: section))
      }
    }
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text($0.value) } ?? "nil"
    }
    switch value {
    case let color as UIColor:
      let looks = [UIUserInterfaceStyle.light, .dark].map {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0))
      }
      return "\(looks.map { "\($0.name)\($0.components)" })"
    case let image as UIImage: return "\(image.name)/\(image.renderingMode)"
    case let font as UIFont:
      return "\(font.fontName)/\(font.pointSize)/\(font.style.map { "\($0)" } ?? "")"
    case let text as NSAttributedString: return text.string
    // A screen knows no parts of a second.
    case let date as Date: return "\(date.timeIntervalSince1970.rounded(.down))"
    case is UIView, is UIViewController: return "\(type(of: value))"
    case let value as any CustomStringConvertible where !(value is NSObject):
      return value.description
    case is String, is Int, is Double, is Float, is Bool: return "\(value)"
    default: break
    }
    switch mirror.displayStyle {
    case .collection, .set:
      return "[" + mirror.children.map { text($0.value) }.joined(separator: ",") + "]"
    case .dictionary:
      return mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { text($0.value) }.joined(separator: ":")
      }.sorted().joined(separator: ",")
    case .struct, .tuple:
      return "("
        + mirror.children.map { "\($0.label ?? ""):\(text($0.value))" }.joined(separator: ",") + ")"
    case .enum: return "\(value)"
    default: return ""
    }
  }
}
