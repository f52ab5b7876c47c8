import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// Screens that open screens, in a navigation controller.
@MainActor
@Suite struct RouteTests {
  /// As an app does it: each screen in a controller, the result back to the one that asked.
  @MainActor
  final class Guide: @preconcurrency LibraryRoutes, @preconcurrency ChooseOrderRoutes,
    @preconcurrency ReadingTipsRoutes
  {
    var library: ScreenViewController<Library>?
    var chooser: ScreenViewController<ChooseOrder>?
    var shown: UIViewController?

    func open(_ route: LibraryRoute, from screen: inout Library) {
      switch route {
      case .bookDetails(let details): shown = ScreenViewController(details)
      case .chooseOrder(let order):
        chooser = ScreenViewController(order, actions: self)
        shown = chooser
      case .readingTips(let tips, _): shown = ScreenViewController(tips, actions: self)
      }
      if let shown { library?.show(shown, as: route) }
    }

    func finish(_ screen: inout ChooseOrder, with result: Order) {
      chooser?.leave()
      library?.change { $0.take(.chooseOrder(result)) }
    }

    func close(_ screen: inout ChooseOrder) { chooser?.leave() }
    func close(_ screen: inout ReadingTips) {
      (shown as? ScreenViewController<ReadingTips>)?.leave()
    }
  }

  private func start() -> (guide: Guide, shown: Shown<Library>) {
    let guide = Guide()
    let controller = ScreenViewController(Library(), actions: guide)
    guide.library = controller
    return (guide, Shown(controller, inNavigation: true))
  }

  @Test func aRowPushesItsScreen() throws {
    let (guide, shown) = start()
    let table = try #require(shown.views(UITableView.self).first)
    let row = try shown.view("bookRow[0]", UITableViewCell.self)
    let path = (0..<table.numberOfSections).lazy.flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }.first { table.cellForRow(at: $0) === row }
    table.tap(try #require(path))
    #expect(table.indexPathForSelectedRow == path, "as long as people are not back")
    let details = try #require(guide.shown as? ScreenViewController<BookDetails>)
    #expect(details.screen.title == "Middlemarch")
    #expect(shown.controller.navigationController?.viewControllers.last === details)
    details.leave()
    #expect(shown.controller.navigationController?.viewControllers.last === shown.controller)
  }

  @Test func aSheetHandsItsResultBack() throws {
    let (guide, shown) = start()
    shown.controller.send(.tap, to: "sorting")
    let chooser = try #require(guide.chooser)
    #expect(shown.controller.presentedViewController === chooser)
    chooser.change { $0.order = .author }
    chooser.send(.tap, to: "useButton")
    #expect(shown.controller.presentedViewController == nil)
    #expect(shown.controller.screen.order == .author)
  }

  @Test func aPopoverIsBesideItsElement() throws {
    let (guide, shown) = start()
    shown.controller.send(.tap, to: "showTipsButton")
    let tips = try #require(guide.shown)
    #expect(tips.modalPresentationStyle == .popover)
    let button = try shown.view("showTipsButton")
    #expect(tips.popoverPresentationController?.sourceView === button)
    try #require(tips as? ScreenViewController<ReadingTips>).send(.tap, to: "doneButton")
    #expect(shown.controller.presentedViewController == nil)
  }

  @Test("a screen opens over a popover that is open, and takes what is over it along")
  func overAPopover() throws {
    let (guide, shown) = start()
    shown.controller.send(.tap, to: "showTipsButton")
    let tips = try #require(guide.shown as? ScreenViewController<ReadingTips>)
    shown.controller.send(.tap, to: "sorting")
    let chooser = try #require(guide.chooser)
    #expect(shown.controller.presentedViewController === tips)
    #expect(tips.presentedViewController === chooser)
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    chooser.present(alert, animated: true)
    chooser.leave()
    #expect(tips.presentedViewController == nil && chooser.presentingViewController == nil)
    tips.leave()
    #expect(shown.controller.presentedViewController == nil)
  }

  @Test("a screen that leaves from under others takes them along, and only them")
  func leavingFromBelow() throws {
    let (guide, shown) = start()
    let navigation = try #require(shown.controller.navigationController)
    shown.controller.send(.tap, to: "bookRow[0]")
    let details = try #require(guide.shown as? ScreenViewController<BookDetails>)
    navigation.pushViewController(UIViewController(), animated: true)
    details.leave()
    #expect(navigation.viewControllers == [shown.controller])
    shown.controller.leave()
    #expect(navigation.viewControllers == [shown.controller], "the first one stays")
  }

  @Test("a screen in a navigation controller of a sheet leaves with the sheet")
  func leavingASheet() {
    let (guide, shown) = start()
    let inside = ScreenViewController(ReadingTips(), actions: guide)
    let sheet = UINavigationController(rootViewController: inside)
    shown.controller.present(sheet, animated: true)
    inside.leave()
    #expect(shown.controller.presentedViewController == nil)
  }

  /// A screen with a popover that is open.
  private struct Helped: ScreenModel {
    var text = "Help" { didSet { if text != oldValue { update() } } }
    var interface = Interface()

    init() { update() }

    static var allFields: [Field<Self>] { [] }

    func describe() -> ControlTree {
      ControlTree(.screen) {
        ControlTree(.content) { ControlTree("one", CtlRuntime.Label("One")) }
        ControlTree(.popover, name: "help") { ControlTree("text", CtlRuntime.Label(text)) }
      }
    }
  }

  private struct Push: ScreenRoute {
    var presentation: ScreenPresentation { .push }
  }

  @Test("a popover makes room for a screen that is pushed, and is there again when people are")
  func pushing() async throws {
    let controller = ScreenViewController(Helped())
    let shown = Shown(controller, inNavigation: true)
    let navigation = try #require(controller.navigationController)
    let popover = try #require(controller.presentedViewController)
    shown.controller.holdsTransitions = true
    let details = UIViewController()
    controller.show(details, as: Push())
    controller.screen.text = "More Help"
    for _ in 0..<4 {
      controller.endTransitions()
      for _ in 0..<5 { await Task.yield() }
    }
    #expect(navigation.topViewController === details && controller.presentedViewController == nil)
    navigation.popViewController(animated: true)
    controller.viewDidAppear(true)
    #expect(controller.presentedViewController === popover)
  }

  @Test("a screen that goes back takes its popover along")
  func leavingWithAPopover() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    let controller = ScreenViewController(Helped())
    navigation.pushViewController(controller, animated: false)
    controller.viewDidAppear(false)
    #expect(controller.presentedViewController != nil)
    controller.leave()
    #expect(navigation.viewControllers == [root] && navigation.presentedViewController == nil)
  }
}
