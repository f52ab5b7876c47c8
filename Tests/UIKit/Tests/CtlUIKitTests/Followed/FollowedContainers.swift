import CtlCatalogue
import CtlRuntime
import UIKit

// The properties of containers.

extension Followed {
  @MainActor static var containers: [Followed] {
    screens + bars + tables + arranged + presented
  }

  /// A container whose view has the properties that all have.
  @MainActor private static func common(
    _ kind: KindName, _ container: ControlTree.Container.Kind, _ element: Reference,
    hidden: Reference? = nil
  ) -> [Followed] {
    func plain() -> ControlTree { plainContainer(container) }
    return shown(
      kind, element, .common, UIView.self, plain: plain,
      [
        .tintColor: { $0.tintColor == tint },
        .isUserInteractionEnabled: { !$0.isUserInteractionEnabled },
      ])
      + (hidden.map {
        shown(kind, $0, .common, UIView.self, plain: plain, [.isHidden: { $0.isHidden }])
      } ?? [])
  }

  @MainActor private static var screens: [Followed] {
    func plain() -> ControlTree { ControlTree(.content) }
    return seen(
      .screen, .everything, plain: plain,
      [
        .title: { $0.controller.title == "Everything" },
        .background: { $0.controller.view.backgroundColor == rgb(0xFAFAFA) },
      ])
      + seen(
        .screen, .common, plain: plain,
        [
          .tintColor: { $0.controller.view.tintColor == tint },
          .isUserInteractionEnabled: { look in
            // The contents, and the bar at the bottom.
            look.all(UIStackView.self).count {
              !$0.isUserInteractionEnabled && $0.axis == .vertical
            } > 1
          },
        ])
      + left(
        .screen, "the device has them: rules and pictures ask", .device, .widthClass, .orientation)
      + left(.screen, "a hidden screen shows nothing that could be followed", .isHidden)
  }

  @MainActor private static var bars: [Followed] {
    func inBar(
      _ kind: ControlTree.Container.Kind, _ name: Reference = "inBar"
    ) -> @MainActor () -> ControlTree {
      { ControlTree(kind) { ControlTree(name, CtlRuntime.Button("Plain")) } }
    }
    func hidden(
      _ kind: KindName, _ container: ControlTree.Container.Kind, _ inside: Reference,
      _ screen: FollowedScreen
    ) -> [Followed] {
      // Nothing that stands in the bar is in the item of the screen.
      seen(
        kind, screen, plain: inBar(container, inside),
        [
          .isHidden: { look in
            look.find(inside) != nil
              && !look.controller.navigationItem.items.contains {
                $0.customView === look.find(inside)
              }
          }
        ])
    }
    return seen(
      .navigationBar, .everything, plain: inBar(.navigationBar),
      [.title: { $0.controller.navigationItem.title == "All" }])
      + seen(
        .navigationBar, .common, plain: inBar(.navigationBar),
        [
          .tintColor: { $0.find("inBar")?.tintColor == tint },
          .isUserInteractionEnabled: { $0.find("inBar")?.isUserInteractionEnabled == false },
        ])
      + hidden(.navigationBar, .navigationBar, "inGoneBar", .common)
      + seen(
        .statusBar, .everything, plain: inBar(.statusBar, "network"),
        [.tintColor: { $0.find("network")?.tintColor == tint }])
      + left(.statusBar, "its indicator takes no touches", .isUserInteractionEnabled)
      + hidden(.statusBar, .statusBar, "hiddenNetwork", .remaining)
      + common(.toolbar, .toolbar, "tools", hidden: "goneTools")
      + common(.tabBar, .tabBar, "parts", hidden: "goneParts")
      + seen(
        .tabBar, .remaining, plain: { plainContainer(.tabBar) },
        [
          .selectedIndex: { look in
            let bar = look.all(UITabBar.self).first
            return bar?.selectedItem != nil && bar?.selectedItem === bar?.items?.last
          }
        ])
      + tab
  }

  @MainActor private static var tab: [Followed] {
    func plain() -> ControlTree { ControlTree(.tabBar) { ControlTree(.tab) } }
    func items(_ look: Look) -> [UITabBarItem] { look.all(UITabBar.self).first?.items ?? [] }
    return seen(
      .tab, .everything, plain: plain,
      [
        .title: { items($0).map(\.title) == ["First", "Second", "Third"] },
        .image: { items($0).first?.image?.name == "paper" },
        .badgeValue: { items($0).map(\.badgeValue) == [nil, "3", nil] },
      ])
      + seen(
        .tab, .common, plain: plain,
        [
          .isUserInteractionEnabled: { items($0).first?.isEnabled == false },
          .isHidden: { items($0).map(\.title) == ["One"] },
        ])
      + left(.tab, "an item has the tint of its bar", .tintColor)
      + left(.tab, "the app makes its controller: `HeldTabTests`", .screen)
  }

  @MainActor private static var tables: [Followed] {
    func rows(_ look: Look) -> [UITableViewCell] {
      look.all(UITableView.self).flatMap { table in
        (0..<table.numberOfSections).flatMap { section in
          (0..<table.numberOfRows(inSection: section)).compactMap {
            table.cellForRow(at: IndexPath(row: $0, section: section))
          }
        }
      }
    }
    func table(_ look: Look) -> UITableView? {
      look.all(UITableView.self).first { $0.numberOfSections > 1 }
    }
    func title(_ look: Look) -> String? {
      table(look).flatMap { $0.dataSource?.tableView($0, titleForHeaderInSection: 1) }
    }
    func footer(_ look: Look) -> String? {
      table(look).flatMap { $0.dataSource?.tableView($0, titleForFooterInSection: 1) }
    }
    func section() -> ControlTree {
      ControlTree(.table) {
        ControlTree(.section) {
          ControlTree(.row, name: "inGroup")
          ControlTree(.row, name: "inGone")
        }
      }
    }
    return common(.table, .table, "list")
      + seen(
        .table, .common, plain: { plainContainer(.table) },
        [.isHidden: { look in look.all(UITableView.self).contains { $0.isHidden } }])
      + left(.table, rulesOnly, .automaticUpdates)
      + seen(
        .section, .everything, plain: section,
        [
          .title: { title($0) == "Texts" }, .footer: { footer($0) == "Some of it" },
        ])
      + seen(
        .section, .common, plain: section,
        [
          .tintColor: { $0.find("inGroup")?.tintColor == tint },
          .isUserInteractionEnabled: { $0.find("inGroup")?.isUserInteractionEnabled == false },
          .isHidden: { look in !rows(look).contains { $0 === look.find("inGone") } },
        ])
      + shown(
        .row, "more", .everything, UITableViewCell.self, plain: { plainContainer(.row) },
        [
          .title: { texts($0).first == "More" }, .subtitle: { texts($0).contains("And more") },
          .image: { cell in inside(cell, UIImageView.self).first?.image?.name == "paper" },
          .accessory: { $0.accessoryType == .disclosureIndicator },
        ])
      + shown(
        .row, "line", .common, UITableViewCell.self, plain: { plainContainer(.row) },
        [
          .tintColor: { $0.tintColor == tint },
          .isUserInteractionEnabled: { !$0.isUserInteractionEnabled },
        ])
      + shown(
        .row, "quiet", .common, UITableViewCell.self, plain: { plainContainer(.row) },
        [
          .isEnabled: { cell in
            cell.selectionStyle == .none && cell.accessibilityTraits.contains(.notEnabled)
              && inside(cell, UILabel.self).contains { $0.text == "Quiet" && !$0.isEnabled }
          }
        ])
      + seen(
        .row, .common, plain: { plainContainer(.row) },
        [
          .isHidden: { look in
            guard let gone = look.find("goneLine") ?? look.find(plainName) else { return false }
            return !rows(look).contains { $0 === gone }
          }
        ])
  }

  @MainActor private static func inside<View: UIView>(_ view: UIView, _ type: View.Type) -> [View] {
    view.subviews.flatMap { ([$0] as [UIView]).compactMap { $0 as? View } + inside($0, type) }
  }

  @MainActor private static func texts(_ view: UIView) -> [String] {
    inside(view, UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
  }

  @MainActor private static var arranged: [Followed] {
    func stack() -> ControlTree { plainContainer(.stack) }
    return common(.content, .content, "contents", hidden: "goneContents")
      + seen(
        .content, .everything, plain: { plainContainer(.content) },
        [
          .background: { look in
            look.all(UIScrollView.self).contains { $0.backgroundColor == rgb(0xFFFFFF) }
          }
        ])
      + common(.stack, .stack, "lines", hidden: "goneLines")
      + shown(
        .stack, "pair", .remaining, UIStackView.self, plain: stack,
        [
          .axis: { $0.axis == .vertical }, .spacing: { $0.spacing == 12 },
          .alignment: { $0.alignment == .trailing },
          .margins: {
            $0.isLayoutMarginsRelativeArrangement && $0.directionalLayoutMargins.leading == 5
          },
        ])
      + scrolling
      + common(.view, .view, "page", hidden: "goneView")
      + shown(
        .view, "details", .everything, UIView.self, plain: { plainContainer(.view) },
        [
          .background: { $0.backgroundColor == rgb(0xEEEEEE) },
          .width: { CtlUIKitTests.width(of: $0) == 240 },
        ])
      + shown(
        .view, "notes", .remaining, UIView.self, plain: { plainContainer(.view) },
        [
          .acceptsKeyboardInput: { !inside($0, UITextView.self).isEmpty },
          .text: { inside($0, UITextView.self).first?.text == "Noted" },
        ])
      + common(.annotation, .annotation, "place", hidden: "gonePlace")
      + shown(
        .annotation, "place", .common, UIView.self, plain: { plainContainer(.annotation) },
        [.title: { texts($0).first == "Place" }])
  }

  @MainActor private static var scrolling: [Followed] {
    func plain() -> ControlTree { plainContainer(.scrollView) }
    func stack(_ view: UIView) -> UIStackView? { inside(view, UIStackView.self).first }
    return common(.scrollView, .scrollView, "moving", hidden: "goneMoving")
      + shown(
        .scrollView, "sheets", .everything, UIScrollView.self, plain: plain,
        [
          .axis: { stack($0)?.axis == .horizontal }, .isPagingEnabled: { $0.isPagingEnabled },
          .height: { view in
            NSLayoutConstraint.all.contains {
              $0.firstItem === view.heightAnchor && $0.isActive && $0.constant == 120
            }
          },
        ])
      + shown(
        .scrollView, "strip", .everything, UIScrollView.self, plain: plain,
        [
          .spacing: { stack($0)?.spacing == 6 },
          .contentInset: {
            stack($0)?.isLayoutMarginsRelativeArrangement == true
              && stack($0)?.directionalLayoutMargins.leading == 4
          },
          .background: { $0.backgroundColor == rgb(0xFFEEDD) },
        ])
      + left(
        .scrollView, "it moves when the view has its size: `scrolled()`", .currentPage,
        .contentOffset)
  }

  @MainActor private static var presented: [Followed] {
    func asked(_ kind: ControlTree.Container.Kind) -> @MainActor () -> ControlTree {
      { ControlTree(kind, name: plainName) { ControlTree("button", CtlRuntime.Button("OK")) } }
    }
    func alerts(_ look: Look) -> [UIAlertController] {
      look.over.compactMap { $0 as? UIAlertController }
    }
    func asks(_ kind: KindName, _ container: ControlTree.Container.Kind, _ screen: FollowedScreen)
      -> [Followed]
    {
      let style: UIAlertController.Style = container == .alert ? .alert : .actionSheet
      return seen(
        kind, screen, plain: asked(container),
        [
          .title: { alerts($0).first?.title == "Question?" },
          .message: { alerts($0).first?.message == "Because." },
          .isPresented: { alerts($0).first?.preferredStyle == style },
          .tintColor: { alerts($0).first?.view.tintColor == tint },
          .isHidden: { look in
            alerts(look).count == 1 && alerts(look).first?.title == "Question?"
          },
        ]) + left(kind, "the system lets nobody past it", .isUserInteractionEnabled)
    }
    return common(.popover, .popover, "bubble")
      + seen(
        .popover, .common, plain: { plainContainer(.popover) },
        [
          .isHidden: { look in
            look.find("goneBubble") != nil
              && !look.over.contains { look.find("goneBubble")?.isDescendant(of: $0.view) == true }
          }
        ])
      + asks(.alert, .alert, .common) + asks(.actionSheet, .actionSheet, .remaining)
  }
}
