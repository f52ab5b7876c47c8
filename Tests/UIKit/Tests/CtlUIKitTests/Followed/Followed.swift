import CtlCatalogue
import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// What the views show of one property of one kind.
struct Followed {
  let kind: KindName
  let property: PropertyName
  /// The screen that sets the property, or nil with the reason why no view can show it.
  let screen: FollowedScreen?
  /// Why no view can show it.
  var reason: String?
  /// Whether the views show what the screen says; false where nothing says it.
  var isShown: @MainActor (Look) -> Bool = { _ in false }
  /// An element of the kind that says nothing.
  var plain: @MainActor () -> ControlTree = { ControlTree(.content) }
}

/// The screens of `Tests/UIKit/Screens`.
enum FollowedScreen: CaseIterable { case everything, remaining, common }

/// The views of a screen that is shown.
@MainActor
struct Look {
  let controller: UIViewController
  let window: UIWindow
  let find: (Reference) -> UIView?

  init<Model: ScreenModel>(_ shown: Shown<Model>) {
    (controller, window) = (shown.controller, shown.window)
    find = { shown.controller.view(of: $0) }
  }

  /// The view of an element; nil when it is of another class.
  func view<View: UIView>(_ name: Reference) -> View? { find(name) as? View }

  func all<View: UIView>(_ type: View.Type) -> [View] {
    func inside(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { inside($0) } }
    return inside(window).compactMap { $0 as? View }
  }

  /// The controllers that lie over the screen.
  var over: [UIViewController] {
    var result: [UIViewController] = []
    var next = controller.presentedViewController
    while let over = next {
      result.append(over)
      next = over.presentedViewController
    }
    return result
  }
}

/// A screen with one element that says nothing of itself.
struct PlainScreen: ScreenModel {
  var interface = Interface()
  var content = ControlTree(.content) { didSet { update() } }

  init() { update() }

  static var allFields: [Field<Self>] { [] }

  func describe() -> ControlTree { ControlTree(.screen) { content } }
}

/// The name of the element that says nothing.
let plainName: Reference = "plain"

typealias Checks<Subject> = KeyValuePairs<PropertyName, @MainActor (Subject) -> Bool>

/// Properties that the view of an element shows.
func shown<View: UIView>(
  _ kind: KindName, _ element: Reference, _ screen: FollowedScreen, _ type: View.Type,
  plain: @escaping @MainActor () -> ControlTree, _ checks: Checks<View>
) -> [Followed] {
  checks.map { property, check in
    Followed(
      kind: kind, property: property, screen: screen,
      isShown: { look in
        let view: View? = look.view(element) ?? look.view(plainName)
        return view.map(check) ?? false
      }, plain: plain)
  }
}

/// Properties that the view of a control shows.
func shown<View: UIView>(
  _ model: any Control.Type, _ element: Reference, _ screen: FollowedScreen, _ type: View.Type,
  _ checks: Checks<View>
) -> [Followed] {
  guard let kind = KindName(name: model.facts.kind.rawValue) else { return [] }
  return shown(kind, element, screen, type, plain: { plainContent(model) }, checks)
}

/// Properties that are seen elsewhere than in a view of the element.
func seen(
  _ kind: KindName, _ screen: FollowedScreen, plain: @escaping @MainActor () -> ControlTree,
  _ checks: Checks<Look>
) -> [Followed] {
  checks.map { property, check in
    Followed(kind: kind, property: property, screen: screen, isShown: check, plain: plain)
  }
}

/// Properties that no view can show.
func left(_ kind: KindName, _ reason: String, _ properties: PropertyName...) -> [Followed] {
  properties.map { Followed(kind: kind, property: $0, screen: nil, reason: reason) }
}

/// A control with the defaults, where it belongs.
@MainActor
func plainContent(_ model: any Control.Type) -> ControlTree {
  let control = plainControl(model)
  switch model.facts.kind {
  case .refreshControl: return ControlTree(.table) { control }
  case .swipeAction: return ControlTree(.table) { ControlTree(.row, name: "line") { control } }
  default: return ControlTree(.content) { control }
  }
}

@MainActor
private func plainControl<C: Control>(_ model: C.Type) -> ControlTree {
  ControlTree(plainName, C())
}

/// A container with the defaults.
@MainActor
func plainContainer(_ kind: ControlTree.Container.Kind) -> ControlTree {
  let plain = ControlTree(kind, name: plainName) { ControlTree(.content) }
  switch kind {
  case .row: return ControlTree(.table) { ControlTree(.section) { plain } }
  case .section: return ControlTree(.table) { plain }
  default: return plain
  }
}

@MainActor
@Suite struct FollowedTests {
  private let looks: [FollowedScreen: Look]

  init() {
    let common = Shown(Common(), ())
    common.controller.screen.work.start()
    looks = [
      .everything: Look(Shown(Everything(), App())),
      .remaining: Look(Shown(Remaining(), App())),
      .common: Look(common),
    ]
  }

  private func name(_ followed: Followed) -> String {
    "\(followed.kind.name).\(followed.property.name)"
  }

  @Test("every property of every kind of the catalogue has its line")
  func complete() {
    let wanted = Kind.all.flatMap { kind in
      kind.properties.filter { !$0.isMisplaced }.map { "\(kind.name.name).\($0.name.name)" }
    }
    let found = Followed.all.map { name($0) }
    #expect(Set(wanted).subtracting(found).sorted() == [], "are not followed")
    #expect(Set(found).subtracting(wanted).sorted() == [], "are not in the catalogue")
    #expect(found.count == Set(found).count, "are followed twice")
  }

  @Test("the views show what the file says of each, and nothing where it says nothing")
  func views() throws {
    for line in Followed.all {
      guard let screen = line.screen, let look = looks[screen] else { continue }
      if !line.isShown(look) { Issue.record("\(name(line)) is not shown") }
      var plain = PlainScreen()
      plain.content = line.plain()
      let shown = Shown(plain, ())
      if line.isShown(Look(shown)) { Issue.record("\(name(line)) is shown where nothing says it") }
    }
  }
}

extension Followed {
  @MainActor static var all: [Followed] {
    indicators + values + choices + buttons + texts + companions + parts + containers + common
  }
}

let rulesOnly = "it says what people do, which only the rules ask for"
