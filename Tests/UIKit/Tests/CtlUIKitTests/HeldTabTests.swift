import CtlRuntime
import CtlSwiftUI
import CtlUIKit
import Screens
import Testing
import UIKit

/// Screens in tabs: each has a navigation controller of its own.
@MainActor
@Suite struct HeldTabTests {
  @MainActor
  final class Guide: @preconcurrency MenuRoutes {
    weak var menu: ScreenViewController<Menu>?
    func open(_ route: MenuRoute, from screen: inout Menu) {
      switch route {
      case .teaDetails(let details): menu?.show(ScreenViewController(details), as: route)
      }
    }
  }

  private final class House {
    let guide = Guide()
    var made: [Reference] = []
    var news: ScreenViewController<News>?
  }

  private func start() -> (house: House, shown: Shown<TeaHouse>) {
    let house = House()
    let controller = ScreenViewController(TeaHouse()) { tab in
      house.made.append(tab.reference)
      switch tab {
      case .menu(let menu):
        let made = ScreenViewController(menu, actions: house.guide)
        house.guide.menu = made
        return made
      case .news(let news):
        let made = ScreenViewController(news)
        house.news = made
        return made
      }
    }
    return (house, Shown(controller))
  }

  @Test func theChosenTabShowsItsScreen() throws {
    let (house, shown) = start()
    #expect(house.made == ["menuTab"], "others are made when they are chosen")
    let menu = try #require(house.guide.menu)
    #expect(menu.screen.guest == "Ada")
    #expect(menu.view.isDescendant(of: shown.window))
    shown.controller.send(.tap, to: "newsTab")
    #expect(house.made == ["menuTab", "newsTab"])
    let news = try #require(house.news)
    #expect(news.view.isDescendant(of: shown.window))
    #expect(!menu.view.isDescendant(of: shown.window))
    shown.controller.send(.tap, to: "accountTab")
    #expect(!news.view.isDescendant(of: shown.window), "this tab has elements")
    shown.controller.send(.tap, to: "menuTab")
    #expect(house.made.count == 2 && menu.view.isDescendant(of: shown.window))
  }

  @Test func eachTabKeepsItsStack() throws {
    let (house, shown) = start()
    let menu = try #require(house.guide.menu)
    let stack = try #require(menu.navigationController)
    menu.send(.tap, to: "teaRow[1]")
    #expect(stack.viewControllers.count == 2)
    shown.controller.send(.tap, to: "newsTab")
    shown.controller.send(.tap, to: "menuTab")
    #expect(stack.viewControllers.count == 2, "as it was left")
    let bar = try #require(shown.views(UITabBar.self).first)
    bar.tap(0)
    #expect(stack.viewControllers == [menu], "a tap on the chosen tab goes back")
  }

  @Test func theFirstScreenOfATabStays() throws {
    let (house, shown) = start()
    let under = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = under
    under.present(shown.controller, animated: false)
    let menu = try #require(house.guide.menu)
    menu.send(.tap, to: "teaRow[0]")
    let details = menu.navigationController?.viewControllers.last
    (details as? ScreenViewController<TeaDetails>)?.leave()
    #expect(menu.navigationController?.viewControllers == [menu])
    menu.leave()
    #expect(menu.navigationController?.viewControllers == [menu])
    #expect(under.presentedViewController === shown.controller)
    shown.controller.leave()
    #expect(under.presentedViewController == nil)
  }

  @Test func aParameterFollowsTheOuterScreen() throws {
    let (house, shown) = start()
    let menu = try #require(house.guide.menu)
    menu.change { $0.cups = 3 }
    shown.controller.change { $0.guest = "Grace" }
    #expect(menu.screen.guest == "Grace" && menu.screen.cups == 3)
    #expect(menu.navigationItem.title == "Teas for Grace")
  }

  /// An app that keeps the outer screen itself.
  @Test func anObservedScreenIsFollowed() async throws {
    let house = ObservedScreen(TeaHouse())
    var menu: ScreenViewController<Menu>?
    let controller = ScreenViewController(house) { tab in
      if case .menu(let held) = tab {
        let made = ScreenViewController(held, actions: Guide())
        menu = made
        return made
      }
      return UIViewController()
    }
    let shown = Shown(controller)
    house.guest = "Grace"
    for _ in 0..<20 where menu?.screen.guest != "Grace" { await Task.yield() }
    #expect(menu?.screen.guest == "Grace")
    _ = shown
  }
}
