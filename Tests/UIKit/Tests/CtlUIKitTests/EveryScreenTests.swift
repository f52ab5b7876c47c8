import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// Every sample, every screen of the corpus and random ones in UIKit, used at random: the views show the
/// screen after each step, and no view has kept anything of an earlier one.
@MainActor
@Suite struct EveryScreenTests {
  @Test(arguments: NamedScreen.all)
  func drive(_ screen: NamedScreen) { screen.show(Drive()) }

  private struct Drive: ScreenVisitor {
    func visit<Model: ScreenModel>(_ screen: Model, _ actions: Model.Actions) {
      // Random loops make thousands of elements.
      let count = max(1, screen.tree.controls.count)
      for seed in UInt64(0)..<2 {
        let shown = Shown(
          ScreenViewController(screen, actions: actions), inNavigation: seed == 1)
        shown.expectSame()
        var person = Person(random: SeededGenerator(state: seed))
        for _ in 0..<min(40, 4_000 / count + 2) {
          person.useAnything(of: shown)
          shown.expectSame()
        }
        shown.expectAsNew(actions)
      }
    }
  }
}

extension Person {
  /// Uses one of the elements that are there, or taps a row.
  mutating func useAnything<Model: ScreenModel>(of shown: Shown<Model>) {
    var front: UIViewController = shown.controller
    while let over = front.presentedViewController { front = over }
    if let alert = front as? UIAlertController {
      if let title = alert.actions.randomElement(using: &random)?.title { alert.tap(title) }
      return
    }
    if front !== shown.controller, Int.random(in: 0..<4, using: &random) == 0 {
      return front.swipeAway()
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      let tables = shown.views(UITableView.self, in: front.view).filter { $0.numberOfSections > 0 }
      guard let table = tables.randomElement(using: &random) else { return }
      let section = Int.random(in: 0..<table.numberOfSections, using: &random)
      guard table.numberOfRows(inSection: section) > 0 else { return }
      let row = Int.random(in: 0..<table.numberOfRows(inSection: section), using: &random)
      return table.tap(IndexPath(row: row, section: section))
    }
    let names = shown.controller.screen.tree.controls.compactMap(\.name)
    guard let name = names.randomElement(using: &random),
      let view = shown.controller.view(of: name), view.window != nil,
      view.isDescendant(of: front.view)
    else { return }
    use(view)
  }
}
