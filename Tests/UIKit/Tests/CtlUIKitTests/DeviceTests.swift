import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// What people expect of every app on the device: the keyboard covers nothing, VoiceOver gets back, and what
/// is closed is gone.
@MainActor
@Suite struct DeviceTests {
  private let app = App()

  private func layOut<Model: ScreenModel>(_ shown: Shown<Model>) async {
    shown.controller.view.layoutIfNeeded()
    for _ in 0..<8 { await Task.yield() }
  }

  @Test("what people type in is scrolled into view, once for each reason")
  func focus() async throws {
    let shown = Shown(Everything(), app)
    let body = try shown.view("body", UITextView.self)
    let scroll = try #require(shown.views(UIScrollView.self).first { body.isDescendant(of: $0) })
    await layOut(shown)
    #expect(scroll.shownRects.isEmpty, "nobody types")
    body.becomeFirstResponder()
    await layOut(shown)
    await layOut(shown)
    #expect(scroll.shownRects.count == 1)
    scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    await layOut(shown)
    #expect(scroll.shownRects.count == 2, "the keyboard has come")
    body.insertText("\n\n")
    body.frame = CGRect(x: 16, y: 400, width: 300, height: 100)
    await layOut(shown)
    let cursor = scroll.convert(CGRect(x: 0, y: 100, width: 2, height: 20), from: body)
    #expect(scroll.shownRects.count == 3 && scroll.shownRects.last == cursor)
  }

  @Test("two fingers that draw a Z hide what a button has revealed")
  func escape() throws {
    let shown = Shown(Everything(), app)
    #expect(!shown.controller.accessibilityPerformEscape(), "nothing is open")
    try shown.view("detail", UIButton.self).sendActions(for: .touchUpInside)
    try shown.view("info", UIButton.self).sendActions(for: .touchUpInside)
    #expect(try !shown.view("back").isHidden)
    #expect(shown.controller.accessibilityPerformEscape())
    #expect(try shown.view("back").isHidden && !shown.view("details").isHidden)
    #expect(shown.controller.accessibilityPerformEscape())
    #expect(try shown.view("details").isHidden)
    #expect(!shown.controller.accessibilityPerformEscape())
  }

  @Test("the bar of a screen that stands alone reaches behind the status bar")
  func topBar() throws {
    let shown = Shown(Everything(), app)
    let bar = try #require(shown.views(UINavigationBar.self).first)
    #expect(bar.barPosition == .topAttached && !bar.isHidden)
  }

  @Test("text in bars, which does not grow, is shown large to who holds a finger on it")
  func largeContent() throws {
    let shown = Shown(Everything(), app)
    func isShown(_ view: UIView) -> Bool {
      view.showsLargeContentViewer
        && view.interactions.contains { $0 is UILargeContentViewerInteraction }
    }
    let (edit, start) = (try shown.view("edit"), try shown.view("start"))
    #expect(isShown(edit) && !isShown(start) && edit.largeContentTitle == "Edit")
  }

  @Test("a screen that was closed is gone, with all its views", arguments: [true, false])
  func memory(isObserved: Bool) async throws {
    weak var controller: UIViewController?
    weak var button: UIView?
    weak var cell: UIView?
    weak var wheels: UIView?
    try await {
      let observed = ObservedScreen(Everything(), actions: app)
      let shown = Shown(
        isObserved
          ? ScreenViewController(observed) : ScreenViewController(Everything(), actions: app))
      controller = shown.controller
      button = try shown.view("start")
      cell = try shown.view("more")
      wheels = try shown.view("paperPicker")
      try shown.view("start", UIButton.self).sendActions(for: .touchUpInside)
      try shown.view("detail", UIButton.self).sendActions(for: .touchUpInside)
      try shown.view("body").becomeFirstResponder()
      shown.controller.screen.asks = true
      await layOut(shown)
      #expect(controller?.presentedViewController != nil)
    }()
    for _ in 0..<8 { await Task.yield() }
    #expect(controller == nil, "the controller")
    #expect(button == nil, "a button")
    #expect(cell == nil, "a cell")
    #expect(wheels == nil, "wheels")
  }

  @Test("what is around a table that has the screen for itself looks like the table")
  func background() throws {
    struct Settings: ScreenModel {
      var hasNote = false { didSet { if hasNote != oldValue { update() } } }
      var interface = Interface()
      init() { update() }
      static var allFields: [Field<Self>] { [] }
      func describe() -> ControlTree {
        ControlTree(.screen) {
          ControlTree(.content, isHidden: !hasNote) {
            ControlTree("note", CtlRuntime.Label("Note"))
          }
          ControlTree(.table) { ControlTree(.row, "One") }
          ControlTree(.toolbar) { ControlTree("button", CtlRuntime.Button("Go")) }
        }
      }
    }
    let shown = Shown(Settings(), ())
    #expect(shown.controller.view.backgroundColor == .systemGroupedBackground)
    shown.controller.screen.hasNote = true
    #expect(shown.controller.view.backgroundColor == .systemBackground)
  }

  @Test("a refresh that the screen begins is seen, unless people have scrolled down")
  func refreshing() throws {
    struct List: ScreenModel {
      var isBusy = false { didSet { if isBusy != oldValue { update() } } }
      var interface = Interface()
      init() { update() }
      static var allFields: [Field<Self>] { [] }
      func describe() -> ControlTree {
        ControlTree(.screen) {
          ControlTree(.table) {
            ControlTree("refresher", CtlRuntime.RefreshControl()) { $0.isRefreshing = isBusy }
            ControlTree(.row, "One")
          }
        }
      }
    }
    let shown = Shown(List(), ())
    let table = try #require(shown.views(UITableView.self).first)
    try shown.view("refresher").frame.size.height = 60
    shown.controller.screen.isBusy = true
    #expect(table.contentOffset.y == -60)
    shown.controller.screen.isBusy = false
    table.contentOffset.y = 300
    shown.controller.screen.isBusy = true
    #expect(table.contentOffset.y == 300)
  }

  @Test("a scroll view is dragged down to refresh, and has the control above its elements")
  func refreshingByScrolling() throws {
    struct Poster: ScreenModel {
      var isBusy = false { didSet { if isBusy != oldValue { update() } } }
      var interface = Interface()
      init() { update() }
      static var allFields: [Field<Self>] { [] }
      func describe() -> ControlTree {
        ControlTree(.screen) {
          ControlTree(.scrollView) {
            ControlTree("refresher", CtlRuntime.RefreshControl()) { $0.isRefreshing = isBusy }
            ControlTree("concert", CtlRuntime.Label("Concert"))
          }
        }
      }
    }
    let shown = Shown(Poster(), ())
    let refresher = try shown.view("refresher", UIRefreshControl.self)
    let scroll = try #require(refresher.superview as? UIScrollView)
    #expect(scroll.refreshControl === refresher)
    refresher.frame.size.height = 60
    shown.controller.screen.isBusy = true
    #expect(refresher.isRefreshing && scroll.contentOffset.y == -60)
  }

  @Test("VoiceOver says a value in the words of the screen, and these follow it")
  func spokenValue() throws {
    let shown = Shown(Everything(), app)
    let slider = try shown.view("levelSlider", UISlider.self)
    #expect(slider.accessibilityValue == "25 parts")
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    #expect(slider.accessibilityValue == "50 parts")
  }

  @Test(
    "a part of the screen with a name is a group; with a value it is one element, unless it is used"
  )
  func groups() throws {
    struct Gauges: ScreenModel {
      var isEditable = false { didSet { if isEditable != oldValue { update() } } }
      var level = 3 { didSet { if level != oldValue { update() } } }
      var interface = Interface()
      init() { update() }
      static var allFields: [Field<Self>] { [] }
      func describe() -> ControlTree {
        ControlTree(.screen) {
          ControlTree(.content) {
            ControlTree(
              .view, name: "dial",
              accessibility: Accessibility(label: "Level", value: "\(level) of 10")
            ) {
              ControlTree("digits", CtlRuntime.Label("\(level)"))
              if isEditable { ControlTree("stepper", CtlRuntime.Stepper()) }
            }
            ControlTree(.stack, name: "pair", accessibility: Accessibility(label: "Both")) {
              ControlTree("one", CtlRuntime.Label("One"))
            }
            ControlTree(.stack, name: "plain") { ControlTree("two", CtlRuntime.Label("Two")) }
          }
        }
      }
    }
    let shown = Shown(Gauges(), ())
    let dial = try shown.view("dial")
    #expect(dial.isAccessibilityElement && dial.accessibilityValue == "3 of 10")
    shown.controller.screen.level = 4
    #expect(dial.accessibilityLabel == "Level" && dial.accessibilityValue == "4 of 10")
    let (pair, plain) = (try shown.view("pair"), try shown.view("plain"))
    #expect(!pair.isAccessibilityElement && pair.accessibilityContainerType == .semanticGroup)
    #expect(!plain.isAccessibilityElement && plain.accessibilityContainerType == .none)
    shown.controller.screen.isEditable = true
    #expect(!dial.isAccessibilityElement && dial.accessibilityContainerType == .semanticGroup)
    #expect(dial.accessibilityLabel == "Level, 4 of 10", "VoiceOver says no value of a group")
  }

  @Test("the texts in a row that people tap are heard with it, where nothing else to use is in it")
  func spokenRows() throws {
    struct Teas: ScreenModel {
      var minutes = 2 { didSet { if minutes != oldValue { update() } } }
      var isSold = false { didSet { if isSold != oldValue { update() } } }
      var interface = Interface()
      init() { update() }
      static var allFields: [Field<Self>] { [] }
      func describe() -> ControlTree {
        ControlTree(.screen) {
          ControlTree(.table) {
            ControlTree(.row, "Assam", name: "assam") {
              ControlTree("time", CtlRuntime.Label("\(minutes) min"))
              if isSold { ControlTree("amount", CtlRuntime.Stepper()) }
            }
            ControlTree(.row, "Mint", name: "mint")
            ControlTree(.row, "Green") { ControlTree("price", CtlRuntime.Label("4")) }
          }
        }
      }
    }
    let shown = Shown(Teas(), ())
    let cells = shown.views(UITableViewCell.self)
    try #require(cells.count == 3)
    #expect(cells.map(\.isAccessibilityElement) == [true, true, false])
    #expect(cells[0].accessibilityLabel == "Assam, 2 min")
    shown.controller.screen.minutes = 3
    #expect(cells[0].accessibilityLabel == "Assam, 3 min")
    shown.controller.screen.isSold = true
    #expect(!cells[0].isAccessibilityElement)
    #expect(cells[0].accessibilityLabel == nil, "its elements say what is in it")
  }

  @Test("a volume view, which has no height of its own, has that of its kind")
  func volume() throws {
    let view = try Shown(Everything(), app).view("volume")
    let heights = NSLayoutConstraint.all.filter {
      $0.isActive && $0.firstItem === view.heightAnchor
    }
    #expect(heights.map(\.constant) == [31])
  }

  @Test("the contents end above the keyboard; the tab bar stays under it")
  func keyboard() throws {
    let shown = Shown(Everything(), app)
    let view = try #require(shown.controller.view)
    let (tabs, table) = (try shown.view("parts"), try #require(shown.views(UITableView.self).first))
    func isLimited(_ inside: UIView, by guide: UILayoutGuide) -> Bool {
      NSLayoutConstraint.all.contains { constraint in
        constraint.isActive && constraint.secondItem === guide.topAnchor
          && view.subviews.contains {
            $0.bottomAnchor === constraint.firstItem && inside.isDescendant(of: $0)
          }
      }
    }
    #expect(isLimited(table, by: view.keyboardLayoutGuide))
    #expect(!isLimited(tabs, by: view.keyboardLayoutGuide) && tabs.window === shown.window)
    let bottom = try #require(tabs.superview as? UIStackView)
    let floor = try #require(bottom.arrangedSubviews.first)
    #expect(
      NSLayoutConstraint.all.contains {
        $0.isActive && $0.firstItem === floor.heightAnchor && $0.constant == 0
      }, "an empty stack would have any height")
  }

  @Test("VoiceOver says which row is chosen")
  func checkmark() throws {
    struct Choice: ScreenModel {
      var choice = 0 { didSet { if choice != oldValue { update() } } }
      var interface = Interface()
      init() { update() }
      static var allFields: [Field<Self>] { [] }
      func describe() -> ControlTree {
        ControlTree(.screen) {
          ControlTree(.table) {
            for row in 0..<2 {
              ControlTree(
                .row, "\(row)", name: Reference("row\(row)"),
                accessory: row == choice ? .checkmark : .none)
            }
          }
        }
      }
    }
    let shown = Shown(Choice(), ())
    func chosen() throws -> [Bool] {
      try ["row0", "row1"].map {
        try shown.view(Reference($0)).accessibilityTraits.contains(.selected)
      }
    }
    #expect(try chosen() == [true, false])
    shown.controller.screen.choice = 1
    #expect(try chosen() == [false, true])
  }
}
