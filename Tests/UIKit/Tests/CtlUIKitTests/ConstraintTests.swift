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

  /// Equations between numbers that Auto Layout does not relate.
  private struct Numbers: ScreenModel {
    var isOther = false { didSet { if isOther != oldValue { update() } } }
    var interface = Interface()

    init() { update() }

    static var allFields: [Field<Self>] { [] }

    static let constraints: [ControlTree.Constraint] = [
      ControlTree.Constraint(ControlTree.Anchor("a", .right), .equal, nil, constant: 300),
      ControlTree.Constraint(
        ControlTree.Anchor("a", .top), .equal, ControlTree.Anchor("b", .width)),
      ControlTree.Constraint(
        ControlTree.Anchor("b", .leading), .equal, ControlTree.Anchor("a", .left), constant: 4),
      ControlTree.Constraint(
        ControlTree.Anchor("b", .bottom), .equal, ControlTree.Anchor("a", .top), multiplier: 0,
        constant: 70),
    ]

    func describe() -> ControlTree {
      ControlTree(.screen) {
        ControlTree(.content) {
          ControlTree("a", CtlRuntime.Label("A"))
          ControlTree("b", CtlRuntime.Label("B"))
          if isOther { ControlTree("c", CtlRuntime.Label("C")) }
        }
      }
    }
  }

  @Test("a file may relate any two numbers, which Auto Layout would refuse")
  func numbers() throws {
    let shown = Shown(Numbers(), ())
    let (a, b) = (try shown.view("a"), try shown.view("b"))
    let around = try #require(a.superview)
    let right = try #require(constraints(a, .right).first)
    #expect(right.secondItem === around && right.secondAttribute == .left && right.constant == 300)
    let bottom = try #require(constraints(b, .bottom).first)
    #expect(bottom.secondItem === around && bottom.secondAttribute == .top && bottom.constant == 70)
    func lengths() -> [NSLayoutConstraint] {
      NSLayoutConstraint.all.filter {
        $0.isActive && ($0.firstItem as? UILayoutGuide)?.owningView === around
          && [.width, .height].contains($0.firstAttribute)
      }
    }
    #expect(lengths().contains { $0.firstAttribute == .height && $0.secondItem === b })
    #expect(lengths().contains { $0.firstAttribute == .width && $0.constant == 4 })
    let count = around.layoutGuides.count
    #expect(count == 3, "one for each place")
    shown.controller.screen.isOther = true
    #expect(around.layoutGuides.count == count, "former guides are gone")
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

  /// Rows in a loop, each with a layout of its own.
  private struct Rows: ScreenModel {
    var count = 3 { didSet { if count != oldValue { update() } } }
    var interface = Interface()

    init() { update() }

    static var allFields: [Field<Self>] { [] }

    static let constraints: [ControlTree.Constraint] = [
      ControlTree.Constraint(ControlTree.Anchor("a[]", .width), .equal, nil, constant: 77)
    ]

    func describe() -> ControlTree {
      ControlTree(.screen) {
        ControlTree(.content) {
          for index in 0..<count {
            ControlTree.item("\(index)") {
              ControlTree(.view, name: Reference("box[\(index)]")) {
                ControlTree(Reference("a[\(index)]"), CtlRuntime.Label("A"))
              }
            }
          }
        }
      }
    }
  }

  @Test("a view that comes gets constraints, and those of the others stay as they are")
  func coming() {
    let shown = Shown(Rows(), ())
    func widths() -> [NSLayoutConstraint] {
      NSLayoutConstraint.all.filter {
        $0.isActive && $0.constant == 77 && ($0.firstItem as? UIView)?.window === shown.window
      }
    }
    let before = widths()
    #expect(before.count == 3)
    shown.controller.screen.count = 5
    #expect(widths().count == 5 && before.allSatisfy { widths().contains($0) })
    shown.controller.screen.count = 0
    #expect(widths().isEmpty)
  }
}
