import CtlRuntime
import CtlUIKit
import Foundation
import Screens
import Testing
import UIKit

/// The layout of a file as constraints of Auto Layout.
@MainActor
@Suite struct ConstraintTests {
  private func constraints(_ first: UIView, _ attribute: NSLayoutConstraint.Attribute)
    -> [NSLayoutConstraint]
  {
    NSLayoutConstraint.all.filter {
      $0.isActive && $0.firstItem === first && $0.firstAttribute == attribute
    }
  }

  @Test func kindsAndEquations() throws {
    let shown = Shown(MailComposer(), App())
    let toLabel = try shown.view("toLabel")
    let toField = try shown.view("toField")
    let leading = try #require(constraints(toLabel, .leading).first)
    #expect(leading.secondItem === toLabel.superview && leading.constant == 16)
    #expect(leading.relation == .equal && leading.priority == .required)
    let trailing = constraints(try #require(toField.superview), .trailing)
    #expect(trailing.contains { $0.secondItem === toField && $0.relation == .greaterThanOrEqual })
    let baseline = try #require(constraints(toLabel, .lastBaseline).first)
    #expect(baseline.secondItem === toField)
    let top = constraints(try shown.view("body"), .top).first { $0.constant == 12 }
    #expect(top?.secondAttribute == .bottom)
    let subject = try shown.view("subjectField")
    #expect(top?.secondItem === subject)
  }

  @Test func prioritiesAndComponents() throws {
    let shown = Shown(Onboarding(), App())
    let dots = try shown.view("dots")
    let bottom = constraints(try #require(dots.superview), .bottom).first {
      $0.secondItem === dots && $0.relation == .lessThanOrEqual
    }
    #expect(bottom?.priority.rawValue == 750 && bottom?.constant == 24)
  }

  @Test func everyConstraintHasItsViewsInOneTree() {
    func check(_ shown: Shown<some ScreenModel>) {
      for constraint in NSLayoutConstraint.all where constraint.isActive {
        guard let first = constraint.firstItem as? UIView,
          let second = constraint.secondItem as? UIView, first.window === shown.window
        else { continue }
        var next: UIView? = first
        while let view = next, !second.isDescendant(of: view) { next = view.superview }
        #expect(next != nil, "UIKit throws when views have nothing in common")
      }
    }
    check(Shown(MailComposer(), App()))
    check(Shown(PrintDialog(), App()))
    check(Shown(MediaPlayer(), App()))
    check(Shown(Onboarding(), App()))
  }
}
