import CtlRuntime
import CtlSwiftUI
import CtlUIKit
import Observation
import Screens
import SwiftUI
import Testing
import UIKit

/// A screen as the generator writes one.
private struct Letter: ScreenModel {
  var isLoud = false { didSet { if isLoud != oldValue { update() } } }
  var interface = Interface()

  init() { update() }

  static var allFields: [Field<Self>] { [] }

  func describe() -> ControlTree {
    let name = StyledText.Run(
      "Ann", color: CtlRuntime.Color(0xFF0000), emphasis: isLoud ? .bold : .italic,
      link: "https://example.org")
    return ControlTree(.screen) {
      ControlTree(.content) {
        ControlTree("field", CtlRuntime.TextField()) {
          $0.attributedText = StyledText([StyledText.Run("Dear "), name])
        }
      }
    }
  }
}

@MainActor
@Suite struct BehaviorTests {
  private let app = App()

  @Test("the screen knows where its controls are, and the layout ends")
  func frames() async throws {
    let observed = ObservedScreen(Everything(), actions: app)
    let shown = Shown(ScreenViewController(observed))
    let start = try shown.view("start", UIButton.self)
    start.frame = CGRect(x: 16, y: 40, width: 90, height: 30)
    let around = UIAccessibility.convertToScreenCoordinates(.zero, in: start)
    shown.controller.view.layoutIfNeeded()
    for _ in 0..<8 { await Task.yield() }
    let frame = Rect(x: around.origin.x, y: around.origin.y, width: 90, height: 30)
    #expect(observed.screen.tree["start"]?.view.frame == frame)

    nonisolated(unsafe) var isChanged = false
    withObservationTracking {
      _ = observed.screen
    } onChange: {
      isChanged = true
    }
    shown.controller.view.layoutIfNeeded()
    for _ in 0..<8 { await Task.yield() }
    #expect(!isChanged)
  }

  @Test("it also knows it after a table has scrolled")
  func framesAfterScrolling() async throws {
    let observed = ObservedScreen(Everything(), actions: app)
    let shown = Shown(ScreenViewController(observed))
    shown.controller.view.layoutIfNeeded()
    for _ in 0..<8 { await Task.yield() }
    let table = try #require(shown.views(UITableView.self).first)
    let view = try shown.view("onSwitch", UISwitch.self)
    func known() -> Rect? { observed.screen.tree["onSwitch"]?.view.frame }
    func place() -> Rect {
      let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
      return Rect(
        x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
    }
    let before = place()
    #expect(view.isDescendant(of: table) && known() == before)
    table.frame.origin.y -= 80
    table.delegate?.scrollViewDidEndDragging(UIScrollView(frame: .zero), willDecelerate: false)
    for _ in 0..<8 { await Task.yield() }
    #expect(place() != before && known() == place())
  }

  @Test("UIKit's own events arrive once and in its order")
  func eventOrder() throws {
    let shown = Shown(Everything(), app)
    let start = try shown.view("start", UIButton.self)
    for event in [UIControl.Event.touchDown, .touchDragExit, .touchUpOutside] {
      start.sendActions(for: event)
    }
    start.sendActions(for: .touchDown)
    start.sendActions(for: .touchUpInside)
    #expect(app.calls == ["note", "note", "note", "go"])
    let field = try shown.view("nameField", UITextField.self)
    app.calls = []
    field.becomeFirstResponder()
    field.insertText("x")
    field.insertText("\n")
    #expect(app.calls.count == 4, "begin, changed, return, end")
    #expect(shown.controller.screen.name == "Annx")
  }

  @Test("values return to the control within their range")
  func clamping() throws {
    let shown = Shown(Everything(), app)
    let field = try shown.view("nameField", UITextField.self)
    field.becomeFirstResponder()
    field.insertText("abcdefghij")
    #expect(field.text == "Annabcde" && shown.controller.screen.name == "Annabcde")
    shown.controller.screen.copies = 99
    #expect(try shown.view("copiesStepper", UIStepper.self).value == 20)
    shown.expectSame()
  }

  @Test("text that an input method composes is not touched")
  func composing() throws {
    let shown = Shown(Everything(), app)
    let field = try shown.view("nameField", UITextField.self)
    field.becomeFirstResponder()
    field.isComposing = true
    field.insertText("ni")
    #expect(field.text == "Annni" && shown.controller.screen.name == "Ann")
    field.isComposing = false
    field.insertText("你")
    #expect(shown.controller.screen.name == "Annni你")
    let body = try shown.view("body", UITextView.self)
    body.becomeFirstResponder()
    body.isComposing = true
    body.insertText("ni")
    shown.controller.screen.notes = "Two"
    #expect(body.text == "Oneni", "nor by the screen")
    body.isComposing = false
    body.insertText("!")
    #expect(shown.controller.screen.notes == "Oneni!")
    let bar = try shown.view("finder", UISearchBar.self)
    bar.becomeFirstResponder()
    bar.searchTextField.isComposing = true
    bar.insertText("ni")
    #expect(shown.controller.screen.wanted == "tea" && bar.text == "teani")
    bar.searchTextField.isComposing = false
    bar.insertText("你")
    #expect(shown.controller.screen.wanted == "teani你")
  }

  @Test("focus and cursor survive an update, and the row of the field is not loaded again")
  func focus() throws {
    let shown = Shown(Everything(), app)
    let field = try shown.view("nameField", UITextField.self)
    let table = try #require(shown.views(UITableView.self).first)
    let loads = table.loads
    field.becomeFirstResponder()
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 1)
      .flatMap { field.textRange(from: $0, to: $0) }
    field.insertText("x")
    #expect(shown.controller.screen.name == "Axnn")
    let onSwitch = try shown.view("onSwitch", UISwitch.self)
    onSwitch.isOn = true
    onSwitch.sendActions(for: .valueChanged)
    #expect(table.changes == ["-0/0 +0/1"], "one row is inserted")
    #expect(field.isFirstResponder && table.loads == loads)
    field.insertText("y")
    #expect(shown.controller.screen.name == "Axynn", "the cursor stayed")
    onSwitch.isOn = false
    onSwitch.sendActions(for: .valueChanged)
    #expect(table.changes == ["-0/0 +0/1", "-0/1 +0/0"] && field.isFirstResponder)
    shown.controller.screen.name = "Anna"
    #expect(field.text == "Anna" && field.isFirstResponder)
  }

  @Test("a tap beside the elements of a row is the row's")
  func rows() throws {
    let shown = Shown(Everything(), app)
    let table = try #require(shown.views(UITableView.self).first)
    table.tap(IndexPath(row: 1, section: 1))
    #expect(app.calls == ["note"])
    #expect(table.indexPathsForSelectedRows == [], "it led nowhere")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.selectionStyle == .default)
    #expect(
      table.cellForRow(at: IndexPath(row: 0, section: 1))?.selectionStyle
        == UITableViewCell.SelectionStyle.none)
  }

  @Test("VoiceOver reads a title once: as the name of the only input, or by itself")
  func titles() {
    let shown = Shown(Everything(), app)
    func isSpoken(_ text: String) -> Bool? {
      shown.views(UILabel.self).first { $0.text == text }?.isAccessibilityElement
    }
    #expect(isSpoken("Size") == false && isSpoken("More") == true)
    #expect(isSpoken("To") == false, "the button at the end of its field sets no value")
    let wheels = shown.controller.view(of: "paperPicker") as? UIPickerView
    let names = wheels?.delegate as? any UIPickerViewAccessibilityDelegate
    wheels?.accessibilityLabel = "Paper"
    #expect(wheels.flatMap { names?.pickerView($0, accessibilityLabelForComponent: 1) } == "Paper")
  }

  @Test("pulling a table asks for new content until the screen says that it is there")
  func refreshing() throws {
    let shown = Shown(Everything(), app)
    let view = try shown.view("refresher", UIRefreshControl.self)
    view.pull()
    #expect(app.calls == ["note"] && view.isRefreshing)
    shown.controller.change { $0.copies = 5 }
    #expect(view.isRefreshing, "an update does not end it")
  }

  @Test("a button reveals its view, and a flip hides the front")
  func revealing() throws {
    let shown = Shown(Everything(), app)
    UIViewAnimations.transitions = []
    try shown.view("detail", UIButton.self).sendActions(for: .touchUpInside)
    let details = try shown.view("details")
    #expect(!details.isHidden)
    try shown.view("info", UIButton.self).sendActions(for: .touchUpInside)
    #expect(UIViewAnimations.transitions == [.transitionFlipFromRight])
    #expect(try !shown.view("back").isHidden)
    try shown.view("info", UIButton.self).sendActions(for: .touchUpInside)
    #expect(UIViewAnimations.transitions.last == .transitionFlipFromLeft)
    #expect(try shown.view("back").isHidden)
  }

  @Test("a push comes from the end of the line, in both directions of reading")
  func mirroring() throws {
    func push(_ isMirrored: Bool) throws -> CATransitionSubtype? {
      let shown = Shown(Everything(), app)
      if isMirrored { shown.window.mirror() }
      try shown.view("detail", UIButton.self).sendActions(for: .touchUpInside)
      let details = try shown.view("details")
      #expect(details.superview?.layer.animations.isEmpty == true, "what is around it stays")
      #expect(UIAccessibility.posted.last == details, "VoiceOver goes there")
      return (details.layer.animations.last as? CATransition)?.subtype
    }
    #expect(try push(false) == .fromRight)
    #expect(try push(true) == .fromLeft)
  }

  @Test("a flip turns from the end of the line, too, and nothing turns for who wants no motion")
  func mirroredFlip() throws {
    let shown = Shown(Everything(), app)
    shown.window.mirror()
    try shown.view("detail", UIButton.self).sendActions(for: .touchUpInside)
    UIViewAnimations.transitions = []
    try shown.view("info", UIButton.self).sendActions(for: .touchUpInside)
    #expect(UIViewAnimations.transitions == [.transitionFlipFromLeft])
    UIAccessibility.reducesMotion = true
    defer { UIAccessibility.reducesMotion = false }
    try shown.view("info", UIButton.self).sendActions(for: .touchUpInside)
    #expect(UIViewAnimations.transitions.last == .transitionCrossDissolve)
  }

  @Test("colors that a file does not set are those of the system, light and dark")
  func systemColors() throws {
    let plain = Shown(MapOptions(), ())
    #expect(plain.controller.view.backgroundColor == .systemGroupedBackground)
    let everything = Shown(Everything(), app)
    let details = everything.views(UILabel.self).first { $0.text == "Details" }
    #expect(details?.textColor == .label)
    let tint = UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
    #expect(everything.controller.view.tintColor == tint)
    #expect(
      try everything.view("edit").tintColor == tint, "also in the bar of the controller around")
  }

  @Test("parts of a text have their styles, and the cursor stays when they change")
  func styles() throws {
    let shown = Shown(Letter(), ())
    let field = try shown.view("field", UITextField.self)
    func part(_ key: NSAttributedString.Key) -> Any? {
      field.attributedText?.attribute(key, at: 6, effectiveRange: nil)
    }
    func traits() -> UIFontDescriptor.SymbolicTraits? {
      (part(.font) as? UIFont)?.fontDescriptor.symbolicTraits
    }
    #expect(field.text == "Dear Ann" && traits() == .traitItalic)
    #expect(part(.foregroundColor) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((part(.link) as? URL)?.absoluteString == "https://example.org")
    field.becomeFirstResponder()
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 2)
      .flatMap { field.textRange(from: $0, to: $0) }
    shown.controller.screen.isLoud = true
    #expect(traits() == .traitBold)
    let start = try #require(field.selectedTextRange?.start)
    #expect(field.offset(from: field.beginningOfDocument, to: start) == 2)
  }

  @Test("a contact goes to the text that the button adds to")
  func contacts() throws {
    struct Ada: ContactSource {
      func chooseContact(
        from controller: UIViewController, answer: @escaping @MainActor (String?) -> Void
      ) {
        answer("Ada")
      }
    }
    let shown = Shown(Everything(), app, contacts: Ada())
    try shown.view("contact", UIButton.self).sendActions(for: .touchUpInside)
    #expect(try shown.view("to", UITextField.self).text == "Ada")
    try shown.view("contact", UIButton.self).sendActions(for: .touchUpInside)
    #expect(try shown.view("to", UITextField.self).text == "Ada, Ada")
  }

  @Test("a popover that no button reveals opens with the screen")
  func popover() {
    let shown = Shown(Everything(), app)
    let presented = shown.controller.presentedViewController
    #expect(presented?.modalPresentationStyle == .popover)
    #expect(presented?.popoverPresentationController?.sourceView != nil)
  }

  @Test("very large text puts the elements of a row below its title")
  func textSize() throws {
    let shown = Shown(Everything(), app)
    let field = try shown.view("nameField", UITextField.self)
    let line = try #require(field.superview as? UIStackView)
    #expect(line.axis == .horizontal)
    shown.window.change(.accessibilityLarge)
    #expect(line.axis == .vertical && line.alignment == .leading)
  }

  @Test("a label and the control that it describes share a line")
  func lines() throws {
    let shown = Shown(Everything(), app)
    let line = try shown.view("caption").superview as? UIStackView
    let stepper = try shown.view("copiesStepper")
    #expect(line?.arrangedSubviews.last === stepper)
    #expect(line?.axis == .horizontal)
  }

  @Test("the bar of a navigation controller is used where there is one")
  func bars() {
    let alone = Shown(Everything(), app)
    #expect(alone.views(UINavigationBar.self).first?.isHidden == false)
    let inside = Shown(ScreenViewController(Everything(), actions: app), inNavigation: true)
    #expect(inside.views(UINavigationBar.self).first?.isHidden == true)
  }

  @Test("texts follow the language")
  func localization() {
    let shown = Shown(Everything(), app)
    shown.controller.change { $0.strings = ["Your Name": "Ihr Name", "Edit": "Bearbeiten"] }
    let field = shown.controller.view(of: "nameField") as? UITextField
    let edit = shown.controller.view(of: "edit") as? UIButton
    #expect(field?.placeholder == "Ihr Name" && edit?.configuration?.title == "Bearbeiten")
  }

  @Test("a screen that the app keeps elsewhere is followed")
  func observation() async throws {
    let observed = ObservedScreen(Everything(), actions: app)
    let shown = Shown(ScreenViewController(observed))
    let stepper = try shown.view("copiesStepper", UIStepper.self)
    for copies in [7, 8, 6] {
      observed.copies = copies
      for _ in 0..<100 { await Task.yield() }
      #expect(stepper.value == Double(copies))
    }
    #expect(try shown.view("caption", UILabel.self).text == "Copies: 6")
    stepper.value = 9
    stepper.sendActions(for: .valueChanged)
    #expect(observed.copies == 9)
  }

  @Test("SwiftUI shows the same controller")
  func swiftUI() {
    func controller(_ host: UIHostingController<ScreenView<Everything>>)
      -> ScreenViewController<Everything>?
    {
      host.shown as? ScreenViewController
    }
    let own = UIHostingController(rootView: ScreenView(Everything(), actions: app))
    let kept = controller(own)
    kept?.screen.copies = 4
    own.rootView = ScreenView(Everything(), actions: app)
    #expect(controller(own) === kept && kept?.screen.copies == 4, "the view keeps its screen")
    let (one, other) = (
      ObservedScreen(Everything(), actions: app),
      ObservedScreen(Everything(copies: 7), actions: app)
    )
    let host = UIHostingController(rootView: ScreenView(one))
    let first = controller(host)
    host.rootView = ScreenView(one)
    #expect(controller(host) === first)
    host.rootView = ScreenView(other)
    #expect(controller(host)?.screen.copies == 7, "another screen of the app is another one")
  }

  @Test("nothing keeps a controller that has gone, or its views")
  func memory() {
    weak var controller: ScreenViewController<Everything>?
    weak var label: UIView?
    do {
      let shown = ScreenViewController(Everything(), actions: app)
      label = shown.view(of: "caption")
      controller = shown
      #expect(label != nil)
    }
    #expect(controller == nil && label == nil)
  }
}
