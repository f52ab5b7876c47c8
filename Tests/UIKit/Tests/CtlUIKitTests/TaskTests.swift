import CtlRuntime
import CtlSwiftUI
import CtlUIKit
import SwiftUI
import Testing
import UIKit

private protocol NewsTasks: Sendable {
  func load() async throws -> [String]
}

/// A screen as the generator writes one.
private struct News: ScreenModel {
  var titles: [String] = [] { didSet { if titles != oldValue { update() } } }
  var load = ScreenTask<News, [String]>("load") { didSet { if load != oldValue { update() } } }
  var interface = Interface()

  init() { update() }

  typealias Actions = any NewsTasks

  static var allFields: [Field<Self>] { [] }
  static var allTasks: [TaskField<Self>] { [TaskField("load", \.load)] }

  func describe() -> ControlTree {
    ControlTree(.screen) {
      ControlTree(.content) {
        ControlTree("label", CtlRuntime.Label("\(titles.count)\(load.isRunning ? " …" : "")"))
      }
    }
  }

  mutating func perform(_ event: ControlEvent, from sender: Sender, actions: any NewsTasks) {
    if event == .appear {
      load.start({ try await actions.load() }, then: { $0.titles = $1 })
    }
  }
}

/// Answers when the test lets it.
private actor Paper: NewsTasks {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var (starts, stops) = (0, 0)

  func load() async throws -> [String] {
    starts += 1
    await withCheckedContinuation { waiting.append($0) }
    if Task.isCancelled { stops += 1 }
    return ["One", "Two"]
  }

  func answer() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

@MainActor
@Suite struct TaskTests {
  private func until(_ condition: () async -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      if await condition() { return true }
      await Task.yield()
    }
    return false
  }

  @Test("a screen starts its tasks when it is shown, and shows what they bring")
  func appearing() async throws {
    let paper = Paper()
    let shown = Shown(ScreenViewController(News(), actions: paper))
    let label = try shown.view("label", UILabel.self)
    #expect(label.text == "0 …")
    #expect(await until { await paper.starts == 1 })
    await paper.answer()
    #expect(await until { label.text == "2" })
    shown.controller.viewDidAppear(false)
    #expect(shown.controller.screen.load.isRunning == false, "it is shown for the first time once")
  }

  @Test("a change starts what it asks for")
  func changing() async throws {
    let paper = Paper()
    let shown = Shown(ScreenViewController(News(), actions: paper))
    #expect(await until { await paper.starts == 1 })
    await paper.answer()
    #expect(await until { shown.controller.screen.titles.count == 2 })
    shown.controller.change { $0.perform(.appear, from: Sender("screen"), actions: paper) }
    #expect(await until { await paper.starts == 2 })
    await paper.answer()
    #expect(await until { !shown.controller.screen.load.isRunning })
  }

  @Test("work ends when the controller around its screen is closed")
  func closing() async {
    let paper = Paper()
    let around = UINavigationController(
      rootViewController: ScreenViewController(News(), actions: paper))
    let root = UIViewController()
    root.present(around, animated: false)
    around.viewDidAppear(false)
    #expect(await until { await paper.starts == 1 })
    root.dismiss(animated: false)
    await paper.answer()
    #expect(await until { await paper.stops == 1 })
  }

  @Test("work ends when its screen goes back", arguments: [true, false])
  func going(isObserved: Bool) async {
    let paper = Paper()
    let observed = ObservedScreen(News(), actions: paper)
    let controller =
      isObserved ? ScreenViewController(observed) : ScreenViewController(News(), actions: paper)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(controller, animated: false)
    controller.viewDidAppear(false)
    #expect(await until { await paper.starts == 1 })
    navigation.popViewController(animated: false)
    await paper.answer()
    #expect(await until { await paper.stops == 1 })
  }

  @Test("work ends when SwiftUI takes the view of its screen away")
  func goingFromSwiftUI() async {
    let paper = Paper()
    let host = UIHostingController(rootView: ScreenView(News(), actions: paper))
    host.shown?.viewDidAppear(false)
    #expect(await until { await paper.starts == 1 })
    host.leave()
    await paper.answer()
    #expect(await until { await paper.stops == 1 })
  }
}
