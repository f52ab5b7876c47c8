import CtlRuntime
import CtlUIKit
import Foundation
import Screens
import Testing
import UIKit

/// The properties that `PropertyTests` leaves out, from the file to the view.
@MainActor
@Suite struct RemainingTests {
  private let shown = Shown(Remaining(), App())

  private func width(of view: UIView) -> CGFloat? {
    NSLayoutConstraint.all.first { $0.firstItem === view.widthAnchor && $0.isActive }?.constant
  }

  private func found(_ name: Reference, in tree: ControlTree) -> ControlTree? {
    tree.name == name ? tree : tree.children.lazy.compactMap { found(name, in: $0) }.first
  }

  @Test func values() throws {
    let progress = try shown.view("progress", UIProgressView.self)
    #expect(progress.progressImage?.name == "track" && progress.trackImage?.name == "paper")
    let gray = UIColor(red: 12 / 255, green: 12 / 255, blue: 12 / 255, alpha: 1)
    #expect(progress.trackTintColor == gray && progress.progressViewStyle == .default)
    let range = try shown.view("range", UISlider.self)
    #expect(range.minimumValue == 2 && range.maximumValue == 8 && range.value == 4)
    let count = try shown.view("count", UIStepper.self)
    #expect(count.value == 2 && count.minimumValue == 1 && count.maximumValue == 5)
    #expect(count.incrementImage(for: .normal)?.renderingMode == .alwaysTemplate)
    #expect(width(of: try shown.view("dots")) == 100)
    let clock = try shown.view("clock", UIDatePicker.self)
    #expect(clock.datePickerMode == .time && clock.locale?.identifier.contains("h23") == true)
  }

  @Test func segments() throws {
    let parts = try shown.view("parts", UISegmentedControl.self)
    #expect(parts.selectedSegmentIndex == 0 && width(of: parts) == 150)
    #expect(parts.widthForSegment(at: 0) == 60 && parts.widthForSegment(at: 1) == 0)
    #expect(parts.backgroundImages.mapValues(\.name) == [.normal: "paper", .highlighted: "thumb"])
    #expect(parts.dividerImages["0.0"]?.name == "track")
    parts.tap(1)
    #expect(shown.controller.screen.choice == 1)
  }

  @Test func buttons() throws {
    let strong = try shown.view("strong", UIButton.self)
    let still = try shown.view("still", UIButton.self)
    #expect(strong.configuration?.title == "Strong" && strong.configuration?.look == "plain")
    still.isHighlighted = true
    #expect(still.configuration?.title == "Still", "its highlight is not shown")
    #expect(width(of: try shown.view("old")) == 90)
  }

  @Test func texts() throws {
    #expect(width(of: try shown.view("narrow")) == 70)
    let story = try shown.view("story", UITextView.self)
    let blue = UIColor(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 1)
    #expect(story.textColor == blue && story.textAlignment == .right)
    let caption = try shown.view("caption", UILabel.self)
    #expect(caption.font.pointSize == 21 && caption.font.style == nil, "its size is fixed")
    let heading = try shown.view("heading", UILabel.self)
    #expect(heading.font.fontName == "Georgia" && heading.font.pointSize == 19)
    #expect(heading.accessibilityTraits == .header)
    let notes = try shown.view("notes")
    let typed = try #require(shown.views(UITextView.self, in: notes).first)
    #expect(typed.text == "Noted")
    typed.becomeFirstResponder()
    typed.insertText("!")
    #expect(found("notes", in: shown.controller.screen.tree)?.container?.text == "Noted!")
  }

  @Test func stacks() throws {
    let pair = try shown.view("pair", UIStackView.self)
    #expect(pair.axis == .vertical && pair.spacing == 12 && pair.alignment == .trailing)
    let margins = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    #expect(pair.isLayoutMarginsRelativeArrangement && pair.directionalLayoutMargins == margins)
    #expect(pair.arrangedSubviews.count == 2)
  }

  @Test func refreshing() throws {
    let refresher = try shown.view("refresher", UIRefreshControl.self)
    #expect(refresher.isRefreshing)
    shown.controller.screen.isBusy = false
    #expect(!refresher.isRefreshing)
    refresher.pull()
    #expect(shown.controller.screen.isBusy)
  }
}
