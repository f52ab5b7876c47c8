import Contacts
import ContactsUI
import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// What lies over a screen: alerts, sheets, popovers, pickers of the system.
@MainActor
@Suite struct PresentingTests {
  /// A screen with two alerts, a sheet of actions and a popover.
  private struct Asking: ScreenModel {
    var first = false { didSet { if first != oldValue { update() } } }
    var second = false { didSet { if second != oldValue { update() } } }
    var sheet = false { didSet { if sheet != oldValue { update() } } }
    var hasFirst = true { didSet { if hasFirst != oldValue { update() } } }
    var isFrozen = false { didSet { if isFrozen != oldValue { update() } } }
    var help = "Help" { didSet { if help != oldValue { update() } } }
    var interface = Interface()

    init() { update() }

    static var allFields: [Field<Self>] { [] }

    func describe() -> ControlTree {
      ControlTree(.screen) {
        if hasFirst { alert("first", first) }
        alert("second", second)
        ControlTree(.actionSheet, "sheet", name: "sheet", isPresented: sheet) {
          ControlTree("sheetButton", CtlRuntime.Button("OK"))
        }
        ControlTree(.popover, name: "help") { ControlTree("text", CtlRuntime.Label(help)) }
      }
    }

    private func alert(_ name: String, _ isPresented: Bool) -> ControlTree {
      ControlTree(.alert, name, name: Reference(name), isPresented: isPresented) {
        ControlTree(Reference(name + "Button"), CtlRuntime.Button("OK")) {
          $0.isEnabled = !isFrozen
        }
      }
    }
  }

  private func titles(_ controller: UIViewController) -> [String] {
    var result: [String] = []
    var next = controller.presentedViewController
    while let over = next {
      result.append(over.title ?? "popover")
      next = over.presentedViewController
    }
    return result
  }

  private func settle(_ controller: UIViewController) async {
    for _ in 0..<10 {
      controller.endTransitions()
      for _ in 0..<5 { await Task.yield() }
    }
  }

  @Test("one opens after the other has closed, and nothing is lost while something moves")
  func oneAfterTheOther() async {
    let shown = Shown(Asking(), ())
    shown.controller.holdsTransitions = true
    shown.controller.screen.first = true
    shown.controller.change {
      $0.first = false
      $0.second = true
    }
    await settle(shown.controller)
    #expect(titles(shown.controller) == ["popover", "second"])
    shown.controller.change {
      $0.first = true
      $0.second = false
    }
    shown.controller.screen.sheet = true
    await settle(shown.controller)
    #expect(titles(shown.controller) == ["popover", "first", "sheet"])
    shown.controller.change {
      $0.first = false
      $0.hasFirst = false
    }
    await settle(shown.controller)
    #expect(titles(shown.controller) == ["popover", "sheet"], "what was over it came back")
  }

  @Test("an alert waits until its screen is there")
  func waiting() {
    var screen = Asking()
    screen.first = true
    let controller = ScreenViewController(screen)
    controller.loadViewIfNeeded()
    #expect(controller.presentedViewController == nil)
    let shown = Shown(controller)
    #expect(titles(shown.controller) == ["popover", "first"])
  }

  @Test("the buttons of an open alert follow the screen")
  func buttons() throws {
    let shown = Shown(Asking(), ())
    shown.controller.screen.first = true
    let alert = try #require(
      shown.controller.presentedViewController?.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.isEnabled) == [true] && alert.isModalInPresentation)
    shown.controller.screen.isFrozen = true
    #expect(alert.actions.map(\.isEnabled) == [false])
    #expect(alert.actions.map(\.accessibilityIdentifier) == ["firstButton"], "for tests")
    #expect(alert.view.accessibilityIdentifier == "first")
  }

  @Test("a sheet of actions on a large screen points at nothing, and a tap beside it is no answer")
  func sheets() throws {
    let shown = Shown(Asking(), ())
    shown.controller.screen.sheet = true
    let sheet = try #require(
      shown.controller.presentedViewController?.presentedViewController as? UIAlertController)
    let popover = try #require(sheet.popoverPresentationController)
    #expect(popover.sourceView === shown.controller.view && popover.permittedArrowDirections == [])
    #expect(sheet.preferredStyle == .actionSheet && sheet.isModalInPresentation)
  }

  @Test("a picker that is swiped away is an answer: none was chosen")
  func contacts() throws {
    let app = App()
    let shown = Shown(Everything(), app)
    let button = try shown.view("contact", UIButton.self)
    // The popover is open, and the picker opens over it.
    let popover = try #require(shown.controller.presentedViewController)
    func open() throws -> CNContactPickerViewController {
      button.sendActions(for: .touchUpInside)
      return try #require(popover.presentedViewController as? CNContactPickerViewController)
    }
    for _ in 0..<2 {
      try open().swipeAway()
      #expect(popover.presentedViewController == nil)
    }
    let picker = try open()
    let ada = CNMutableContact()
    ada.givenName = "Ada"
    picker.delegate?.contactPicker(picker, didSelect: ada)
    #expect(try shown.view("to", UITextField.self).text == "Ada")
  }

  @Test("a screen that goes while a picker is open is gone, and its picker answers nobody")
  func leavingAPicker() throws {
    weak var controller: UIViewController?
    var picker: CNContactPickerViewController?
    do {
      let shown = Shown(Everything(), App())
      try shown.view("contact", UIButton.self).sendActions(for: .touchUpInside)
      controller = shown.controller
      let popover = try #require(shown.controller.presentedViewController)
      picker = popover.presentedViewController as? CNContactPickerViewController
      shown.controller.dismiss(animated: true)
    }
    weak var delegate: (any CNContactPickerDelegate)?
    delegate = picker?.delegate
    #expect(controller == nil && delegate != nil, "the picker keeps who waits for it")
    delegate?.contactPickerDidCancel(try #require(picker))
    picker = nil
    #expect(delegate == nil)
  }

  @Test("what waits for a controller that moves without telling opens, too")
  func silentTransitions() async throws {
    let shown = Shown(Asking(), ())
    shown.controller.holdsTransitions = true
    let over = try #require(shown.controller.presentedViewController)
    over.present(UIViewController(), animated: true)
    over.presentedViewController?.tellsNobody = true
    shown.controller.screen.first = true
    shown.controller.endTransitions()
    for _ in 0..<200 where titles(shown.controller).last != "first" {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(titles(shown.controller).last == "first")
  }

  @Test("an open popover is as large as what is in it, and scrolls where less room is")
  func popoverSize() throws {
    struct Help: ScreenModel {
      var text = "Help" { didSet { if text != oldValue { update() } } }
      var hasMore = false { didSet { if hasMore != oldValue { update() } } }
      var interface = Interface()
      init() { update() }
      static var allFields: [Field<Self>] { [] }
      func describe() -> ControlTree {
        ControlTree(.screen) {
          ControlTree(.popover, name: "help") {
            ControlTree("text", CtlRuntime.Label(text))
            if hasMore { ControlTree("more", CtlRuntime.Label("More")) }
          }
        }
      }
    }
    let shown = Shown(Help(), ())
    let popover = try #require(shown.controller.presentedViewController)
    #expect(popover.preferredContentSize == CGSize(width: 40, height: 20))
    shown.controller.screen.hasMore = true
    #expect(popover.preferredContentSize == CGSize(width: 40, height: 40))
    shown.controller.screen.text = String(repeating: "x", count: 60)
    #expect(popover.preferredContentSize == CGSize(width: 400, height: 80), "two lines each")
    let help = try shown.view("help")
    #expect(shown.views(UIScrollView.self).contains { help.isDescendant(of: $0) })
  }

  @Test("a popover that a person has closed stays closed while its texts change")
  func closedPopover() throws {
    let shown = Shown(Asking(), ())
    try #require(shown.controller.presentedViewController).swipeAway()
    shown.controller.screen.help = "More help"
    #expect(shown.controller.presentedViewController == nil)
  }

  @Test("a picker waits until what opens or closes stands still")
  func waitingPicker() async throws {
    let shown = Shown(Everything(), App())
    shown.controller.holdsTransitions = true
    let popover = try #require(shown.controller.presentedViewController)
    shown.controller.dismiss(animated: true)
    try shown.view("contact", UIButton.self).sendActions(for: .touchUpInside)
    #expect(popover.presentedViewController == nil, "it goes")
    await settle(shown.controller)
    #expect(chain(shown.controller).contains { $0 is CNContactPickerViewController })
  }

  private func chain(_ controller: UIViewController) -> [UIViewController] {
    controller.presentedViewController.map { [$0] + chain($0) } ?? []
  }
}
