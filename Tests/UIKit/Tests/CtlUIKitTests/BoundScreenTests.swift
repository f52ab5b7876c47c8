import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// Screens that change what their openers have, in controllers.
@MainActor
@Suite struct BoundScreenTests {
  @MainActor
  final class Guide: @preconcurrency RosterRoutes, @preconcurrency EditMemberRoutes,
    @preconcurrency ProfileRoutes
  {
    var roster: ScreenViewController<Roster>?
    var edit: ScreenViewController<EditMember>?
    var club: ScreenViewController<Club>?
    var profile: ScreenViewController<Profile>?

    func open(_ route: RosterRoute, from screen: inout Roster) {
      guard case .editMember(let edit) = route else { return }
      let controller = ScreenViewController(edit, actions: self)
      self.edit = controller
      roster?.show(controller, as: route)
    }

    func update(_ screen: EditMember) {
      roster?.change { $0.follow(.editMember(screen), actions: self) }
    }

    func close(_ screen: inout EditMember) { edit?.leave() }

    func update(_ screen: Profile) { club?.change { $0.follow(.profile(screen)) } }
  }

  @Test func theOpenerShowsEachChange() throws {
    let guide = Guide()
    let controller = ScreenViewController(Roster(), actions: guide)
    guide.roster = controller
    let shown = Shown(controller, inNavigation: true)
    controller.send(.tap, to: "nameRow[1]")
    let edit = try #require(guide.edit)
    edit.send(.tap, to: "isHereSwitch")
    #expect(controller.screen.members.map(\.isHere) == [true, false])
    #expect(controller.screen.count == 1)
    edit.send(.tap, to: "leaveRow")
    #expect(controller.screen.members.map(\.name) == ["Grace", "Gone"])
    #expect(shown.controller.navigationController?.viewControllers.last === controller)
  }

  @Test("an opened screen follows what its opener changes meanwhile, as long as its place is there")
  func meanwhile() throws {
    let guide = Guide()
    let controller = ScreenViewController(Roster(), actions: guide)
    guide.roster = controller
    let shown = Shown(controller, inNavigation: true)
    controller.send(.tap, to: "nameRow[1]")
    let edit = try #require(guide.edit)
    let id = edit.screen.member.id
    controller.change { $0.members[id: id]?.name = "Eve" }
    #expect(edit.screen.member.name == "Eve")
    edit.send(.tap, to: "isHereSwitch")
    #expect(controller.screen.members[id: id] == edit.screen.member)
    controller.change { $0.members = [] }
    #expect(edit.screen.member.name == "Eve")
    #expect(shown.window.subviews.isEmpty == false)
  }

  @Test("an outer screen follows that of its tab, whose own event ends with what it then has")
  func tabs() throws {
    let guide = Guide()
    let controller = ScreenViewController(Club()) { tab in
      switch tab {
      case .profile(let profile):
        let made = ScreenViewController(profile, actions: guide)
        guide.profile = made
        return made
      }
    }
    guide.club = controller
    let shown = Shown(controller)
    let profile = try #require(guide.profile)
    profile.send(.tap, to: "bobButton")
    #expect(controller.screen.owner == "Bob" && controller.screen.changes == 1)
    #expect(profile.screen.owner == "Bob" && profile.screen.changes == 1)
    profile.send(.tap, to: "nobodyButton")
    #expect(controller.screen.owner == "Grace" && profile.screen.owner == "Grace")
    #expect(profile.screen.changes == 2)
    #expect(shown.window.subviews.isEmpty == false)
  }
}
