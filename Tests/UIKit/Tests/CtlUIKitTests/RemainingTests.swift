import CtlRuntime
import CtlUIKit
import Foundation
import Screens
import Testing
import UIKit

/// What `PropertyTests` leaves out.
@MainActor
@Suite struct RemainingTests {
  private let shown = Shown(Remaining(), App())

  private func found(_ name: Reference, in tree: ControlTree) -> ControlTree? {
    tree.name == name ? tree : tree.children.lazy.compactMap { found(name, in: $0) }.first
  }

  @Test func segments() throws {
    let parts = try shown.view("parts", UISegmentedControl.self)
    parts.tap(1)
    #expect(shown.controller.screen.choice == 1)
  }

  @Test func texts() throws {
    let caption = try shown.view("caption", UILabel.self)
    #expect(caption.font.pointSize == 21 && caption.font.style == nil, "its size is fixed")
    let heading = try shown.view("heading", UILabel.self)
    #expect(heading.font.fontName == "Georgia" && heading.font.pointSize == 19)
    let notes = try shown.view("notes")
    let typed = try #require(shown.views(UITextView.self, in: notes).first)
    #expect(typed.text == "Noted")
    typed.becomeFirstResponder()
    typed.insertText("!")
    #expect(found("notes", in: shown.controller.screen.tree)?.container?.text == "Noted!")
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
