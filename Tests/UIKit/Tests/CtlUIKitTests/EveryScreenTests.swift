import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// Every sample in UIKit, used at random: the views show the screen after each step.
@MainActor
@Suite struct SamplesTests {
  private func drive<Model: ScreenModel>(
    _ screen: Model, _ actions: Model.Actions, inNavigation: Bool = false
  ) {
    for seed in UInt64(0)..<4 {
      let shown = Shown(
        ScreenViewController(screen, actions: actions), inNavigation: inNavigation)
      shown.expectSame()
      var person = Person(random: SeededGenerator(state: seed))
      for _ in 0..<60 {
        let names = shown.controller.screen.tree.controls.compactMap(\.name)
        guard let name = names.randomElement(using: &person.random),
          let view = shown.controller.view(of: name), view.window != nil
        else { continue }
        person.use(view)
        shown.expectSame()
        if Int.random(in: 0..<4, using: &person.random) == 0 {
          for table in shown.views(UITableView.self) where table.numberOfSections > 0 {
            let section = Int.random(in: 0..<table.numberOfSections, using: &person.random)
            guard table.numberOfRows(inSection: section) > 0 else { continue }
            table.tap(
              IndexPath(
                row: Int.random(
                  in: 0..<table.numberOfRows(inSection: section), using: &person.random),
                section: section))
          }
          shown.expectSame()
        }
      }
    }
  }

  @Test func cookingTimer() { drive(CookingTimer(), App()) }
  @Test func everything() { drive(Everything(), App()) }
  @Test func remaining() { drive(Remaining(), App()) }
  @Test func mailComposer() { drive(MailComposer(), App()) }
  @Test func mapOptions() { drive(MapOptions(), ()) }
  @Test func mediaPlayer() { drive(MediaPlayer(), App(), inNavigation: true) }
  @Test func networkDetails() { drive(NetworkDetails(), ()) }
  @Test func networkSettings() { drive(NetworkSettings(), App()) }
  @Test func onboarding() { drive(Onboarding(), App()) }
  @Test func playerOptions() { drive(PlayerOptions(), App()) }
  @Test func printDialog() { drive(PrintDialog(), App()) }
  @Test func readerSettings() { drive(ReaderSettings(), App(), inNavigation: true) }
  @Test func signIn() { drive(SignIn(), App()) }
  @Test func storeDetails() { drive(StoreDetails(), App()) }
  @Test func library() { drive(Library(), App()) }
  @Test func bookDetails() { drive(BookDetails(title: "Emma"), ()) }
  @Test func readingTips() { drive(ReadingTips(), ()) }
  @Test func chooseOrder() { drive(ChooseOrder(current: .title), App()) }
  @Test func storeMap() { drive(StoreMap(), App()) }
  @Test func travelJournal() { drive(TravelJournal(), App()) }
}
