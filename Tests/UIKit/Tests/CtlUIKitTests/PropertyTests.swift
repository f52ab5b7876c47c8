import CtlRuntime
import CtlUIKit
import Foundation
import Screens
import Testing
import UIKit

/// What views show and do beyond one property each, which `FollowedTests` follows.
@MainActor
@Suite struct PropertyTests {
  private let app = App()
  private let shown: Shown<Everything>

  init() { shown = Shown(Everything(), app) }

  @Test func label() throws {
    let view = try shown.view("caption", UILabel.self)
    #expect(view.text == "Copies: 3" && view.numberOfLines == 2)
    #expect(view.font.style == .headline && view.adjustsFontForContentSizeCategory)
    let looks: [UIUserInterfaceStyle] = [.light, .dark]
    let colors = looks.map {
      view.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0))
    }
    #expect(colors == [rgb(0x222222), rgb(0xEEEEEE)] && view.textAlignment == .center)
    let menu = try #require(view.interactions.first as? UIContextMenuInteraction)
    let configuration = menu.delegate?.contextMenuInteraction(
      menu, configurationForMenuAtLocation: .zero)
    let copy = try #require(configuration?.provider?([])?.children.first as? UIAction)
    copy.run(view)
    #expect(UIPasteboard.general.string == "Copies: 3" && view.isUserInteractionEnabled)
    #expect(view.accessibilityCustomActions?.first?.name == copy.title)
  }

  @Test func stepper() throws {
    let view = try shown.view("copiesStepper", UIStepper.self)
    #expect(view.decrementImage(for: .normal) == nil, "the minus of the system stays")
    #expect(view.accessibilityLabel == "Copies: 3" && view.accessibilityValue == "3")
  }

  @Test func indicators() throws {
    let busy = try shown.view("busy", UIActivityIndicatorView.self)
    #expect(!busy.isAnimating && busy.isHidden && busy.hidesWhenStopped)
    shown.controller.screen.isOn = true
    #expect(busy.isAnimating && !busy.isHidden)
    let network = try shown.view("network", UIActivityIndicatorView.self)
    #expect(network.isHidden)
    shown.controller.screen.loading.start()
    #expect(network.isAnimating && !network.isHidden)
  }

  @Test func button() throws {
    let view = try shown.view("start", UIButton.self)
    #expect(view.configuration?.title == "Start" && width(of: view) == 120)
    #expect(view.configuration?.background.image?.name == "paper")
    #expect(view.configuration?.background.strokeWidth == 1)
    #expect(view.contentHorizontalAlignment == .left && view.contentVerticalAlignment == .top)
    view.isHighlighted = true
    #expect(view.configuration?.title == "Starting")
    view.isHighlighted = false
    shown.controller.screen.isFrozen = true
    #expect(!view.isEnabled && view.configuration?.title == "Wait")
    #expect(try shown.view("old", UIButton.self).configuration?.title == "Old")
    #expect(try shown.view("contact", UIButton.self).buttonType == .contactAdd)
    #expect(try shown.view("detail", UIButton.self).buttonType == .detailDisclosure)
    #expect(try shown.view("info", UIButton.self).buttonType == .infoLight)
  }

  @Test func wheels() throws {
    let view = try shown.view("paperPicker", UIPickerView.self)
    #expect(view.numberOfComponents == 2 && view.numberOfRows(inComponent: 0) == 3)
    #expect(view.delegate?.pickerView(view, titleForRow: 1, forComponent: 0) == "A5")
    view.turn(0, to: 2)
    #expect(shown.controller.screen.paper == "Letter")
  }

  @Test func dates() throws {
    let view = try shown.view("dueDate", UIDatePicker.self)
    #expect(view.datePickerMode == .dateAndTime && view.minuteInterval == 15)
    #expect(view.preferredDatePickerStyle == .wheels)
    #expect(view.locale?.identifier == "de_DE" && view.timeZone?.identifier == "Asia/Tokyo")
    #expect(view.calendar.identifier == .buddhist)
    // Half past nine in Tokyo is half past midnight in London.
    let format = ISO8601DateFormatter()
    #expect(format.string(from: view.date) == "2026-01-31T00:30:00Z")
    #expect(view.minimumDate.map { format.string(from: $0) } == "2025-12-31T15:00:00Z")
    view.date = try #require(format.date(from: "2026-02-01T00:00:00Z"))
    view.sendActions(for: .valueChanged)
    #expect(shown.controller.screen.due == DateTime(iso8601: "2026-02-01T09:00"))
    let timer = try shown.view("timer", UIDatePicker.self)
    #expect(timer.datePickerMode == .countDownTimer && timer.countDownDuration == 600)
    timer.countDownDuration = 1_200
    timer.sendActions(for: .valueChanged)
    #expect(shown.controller.screen.rest == .seconds(1_200))
  }

  @Test func images() throws {
    let photo = try shown.view("photo", UIImageView.self)
    #expect(photo.image?.name == "paper" && photo.contentMode == .scaleAspectFill)
    #expect(width(of: photo) == 80 && photo.clipsToBounds)
    #expect(photo.isAccessibilityElement && photo.accessibilityLabel == "A sheet of paper")
    let wave = try shown.view("wave", UIImageView.self)
    #expect(width(of: wave) == 64 && !wave.isAccessibilityElement)
  }

  @Test func search() throws {
    let bar = try shown.view("finder", UISearchBar.self)
    #expect(bar.text == "tea" && bar.placeholder == "Find It")
    bar.becomeFirstResponder()
    bar.insertText("s")
    #expect(shown.controller.screen.wanted == "teas")
    bar.search()
    #expect(!bar.isFirstResponder)
  }

  @Test func alert() throws {
    // A popover that no button reveals is open from the start.
    let popover = try #require(shown.controller.presentedViewController)
    #expect(popover.presentedViewController == nil)
    shown.controller.screen.asks = true
    let alert = try #require(popover.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete All?" && alert.message == "Nothing remains.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    alert.tap("Delete")
    #expect(!shown.controller.screen.asks && popover.presentedViewController == nil)
    #expect(shown.controller.presentedViewController === popover)
    shown.controller.screen.asks = true
    #expect(popover.presentedViewController is UIAlertController)
    shown.controller.screen.asks = false
    #expect(popover.presentedViewController == nil)
  }

  @Test func tabs() throws {
    let bar = try shown.view("parts", UITabBar.self)
    let items = try #require(bar.items)
    #expect(items.map(\.title) == ["First", "Second", "Third"])
    #expect(items.map(\.badgeValue) == [nil, "3", nil] && items[0].image?.name == "paper")
    #expect(items.map(\.accessibilityIdentifier) == ["first", "second", "third"])
    #expect(bar.selectedItem === items[0])
    let first = try shown.view("firstLabel")
    #expect(first.superview != nil)
    bar.tap(1)
    #expect(shown.controller.screen.part == 1 && bar.selectedItem === items[1])
    let second = try shown.view("secondLabel")
    #expect(second.superview != nil && first.superview == nil)
    // The variable does not take it.
    bar.tap(2)
    #expect(shown.controller.screen.part == 1 && bar.selectedItem === items[1])
    shown.controller.screen.part = 0
    #expect(bar.selectedItem === items[0] && first.superview != nil && second.superview == nil)
  }

  @Test func scrollPages() throws {
    let view = try shown.view("sheets", UIScrollView.self)
    #expect(view.isPagingEnabled && view.contentOffset == .zero)
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.axis == .horizontal && stack.spacing == 0)
    #expect(stack.arrangedSubviews.count == 3)
    let first = try shown.view("firstSheet")
    #expect(first.superview === stack.arrangedSubviews[0])
    let edges = NSLayoutConstraint.all.filter { $0.isActive && $0.constant == 12 }
    #expect(!edges.isEmpty, "the edge of a page is in it")
    #expect(NSLayoutConstraint.all.contains { $0.isActive && $0.constant == 120 })
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    view.contentSize = CGSize(width: 900, height: 120)
    view.drag(to: CGPoint(x: 300, y: 0))
    #expect(shown.controller.screen.sheet == 1 && app.calls.last == "note")
    // The variable does not take it.
    view.drag(to: CGPoint(x: 600, y: 0))
    #expect(shown.controller.screen.sheet == 1 && view.contentOffset.x == 300)
    #expect(view.animations > 0)
    shown.controller.screen.sheet = 0
    #expect(view.contentOffset.x == 0)
    view.mirror()
    shown.controller.screen.sheet = 1
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 300)
  }

  @Test func scrolled() throws {
    let view = try shown.view("strip", UIScrollView.self)
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.axis == .vertical && stack.spacing == 6 && !view.isPagingEnabled)
    #expect(stack.directionalLayoutMargins.leading == 4 && view.backgroundColor == rgb(0xFFEEDD))
    #expect(view.contentOffset == .zero, "it has no size yet")
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.contentSize = CGSize(width: 300, height: 200)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 40)
    view.drag(to: CGPoint(x: 0, y: 90))
    #expect(shown.controller.screen.place == 90 && app.calls.last == "note")
    view.drag(to: CGPoint(x: 0, y: 400))
    #expect(shown.controller.screen.place == 140, "there is no more")
    #expect(view.contentOffset.y == 140)
  }

  @Test func swipes() throws {
    let table = try #require(shown.views(UITableView.self).first)
    let delegate = try #require(table.delegate)
    func actions(_ row: Int) -> [UIContextualAction]? {
      delegate.tableView(
        table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: row, section: 1))?.actions
    }
    #expect(actions(0) == nil)
    let found = try #require(actions(1))
    #expect(found.map(\.title) == ["Delete", "Flag"])
    #expect(found.map(\.style) == [.destructive, .normal])
    #expect(!found[0].tap() && found[1].tap(), "the row stays where it is")
    #expect(app.calls.suffix(2) == ["note", "note"])
  }

  @Test func texts() throws {
    let body = try shown.view("body", UITextView.self)
    #expect(body.text == "One" && body.keyboardType == .twitter && body.font?.style == .footnote)
    let field = try shown.view("nameField", UITextField.self)
    #expect(field.text == "Ann" && field.placeholder == "Your Name" && field.borderStyle == .line)
    #expect(field.keyboardType == .emailAddress && field.textContentType == .emailAddress)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    #expect(field.textAlignment == .natural)
    #expect(field.clearButtonMode == .whileEditing && field.leftViewMode == .always)
    #expect((field.leftView as? UIImageView)?.image?.name == "magnifyingglass", "by the table")
    #expect(field.accessibilityLabel == "Name", "the title of its row")
    let to = try shown.view("to", UITextField.self)
    let contact = try shown.view("contact")
    #expect(to.rightView === contact && to.rightViewMode == .always)
  }

  @Test func switchesAndSegments() throws {
    let onSwitch = try shown.view("onSwitch", UISwitch.self)
    #expect(!onSwitch.isOn && onSwitch.onTintColor == rgb(0x00FF00))
    #expect(onSwitch.accessibilityValue == "Never" && onSwitch.accessibilityLabel == "On")
    let sizes = try shown.view("sizes", UISegmentedControl.self)
    #expect(sizes.numberOfSegments == 3 && sizes.selectedSegmentIndex == 1)
    #expect(sizes.titleForSegment(at: 2) == "Large" && sizes.apportionsSegmentWidthsByContent)
    #expect(sizes.backgroundColor == rgb(0xEEEEEE))
    #expect(sizes.contentPositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    let moments = try shown.view("moments", UISegmentedControl.self)
    #expect(moments.isMomentary && !moments.isEnabledForSegment(at: 2))
    #expect(moments.imageForSegment(at: 1)?.name == "play")
    #expect(moments.imageForSegment(at: 1)?.accessibilityLabel == "play")
  }

  @Test("buttons of the bar are where drawings have them")
  func barEnds() throws {
    let shown = Shown(ScreenViewController(BarEnds(), actions: NoNotes()), inNavigation: true)
    let item = shown.controller.navigationItem
    func views(_ items: [UIBarButtonItem]?) -> [UIView?] { (items ?? []).map(\.customView) }
    #expect(views(item.leftBarButtonItems) == [try shown.view("cancel")])
    // The first of them is the outermost one.
    #expect(views(item.rightBarButtonItems) == [try shown.view("save"), try shown.view("share")])
    #expect(item.leftItemsSupplementBackButton)
  }

  private struct NoNotes: BarEndsActions {
    func note(_ screen: inout BarEnds, what: String) {}
  }

  @Test func containers() throws {
    let controller = shown.controller
    #expect(controller.navigationItem.title == "All")
    let items = controller.navigationItem.rightBarButtonItems ?? []
    let edit = try shown.view("edit")
    #expect(items.contains { $0.customView === edit })
    #expect(controller.navigationItem.leftItemsSupplementBackButton, "the way back stays")
    #expect(controller.view.backgroundColor == rgb(0xFAFAFA))
    #expect(shown.views(UIScrollView.self).contains { $0.keyboardDismissMode == .interactive })
    let table = try #require(shown.views(UITableView.self).first)
    let source = try #require(table.dataSource)
    #expect(source.tableView(table, titleForHeaderInSection: 1) == "Texts")
    #expect(source.tableView(table, titleForFooterInSection: 1) == "Some of it")
    let more = try shown.view("more", UITableViewCell.self)
    #expect(more.accessoryType == .disclosureIndicator)
    let texts = shown.views(UILabel.self, in: more).filter { !$0.isHidden }.compactMap(\.text)
    #expect(texts.starts(with: ["More", "And more"]))
    #expect(shown.views(UIImageView.self, in: more).first?.image?.name == "paper")
    #expect(table.refreshControl?.attributedTitle?.string == "Again")
    let details = try shown.view("details")
    #expect(details.isHidden && details.backgroundColor == rgb(0xEEEEEE))
    #expect(width(of: details) == 240)
    let bar = try #require(shown.views(UIToolbar.self).first)
    let play = try #require(bar.items?.compactMap(\.customView).first as? UIButton)
    #expect(play.configuration?.image?.renderingMode == .alwaysTemplate, "icons in bars are tinted")
    #expect(play.accessibilityLabel == "Play")
  }
}
