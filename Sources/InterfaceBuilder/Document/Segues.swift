import CtlCatalogue
import CtlChecker

// What opens the screens of a document, and the tabs that show them.

/// A way from an element to a controller.
struct Segue {
  let place: OriginID
  let style: DesignOpening.Style
  let controller: Int
}

extension DocumentReader {
  /// A segue calls an action of its name; what it opens stands beside it.
  mutating func readSegue(_ segue: Int, _ element: ElementID, _ kind: KindName) {
    let word = tree.value("kind", of: segue) ?? "show"
    // A container shows its screen at once; the sign of a row opens another one than the row.
    if word == "embed" || tree.has("trigger", "accessoryAction", segue) {
      return countUnsupported(word == "embed" ? "segue.embed" : "segue.accessoryAction", segue)
    }
    // The looks that a long press has before it opens.
    for part in tree.children(of: segue) where tree.isNamed(part, "segue") {
      countUnsupported("segue.preview", part)
    }
    let own: Set = ["destination", "kind", "identifier", "trigger"]
    for name in countableAttributes(of: segue, []) where !own.contains(name) {
      countUnsupported(name, segue)
    }
    call(tree.value("identifier", of: segue) ?? word, nil, segue, element, kind)
    guard let style = Self.styles[word], let controller = destination(of: segue) else { return }
    segues.append(Segue(place: origin(segue), style: style, controller: controller))
  }

  private static let styles: [String: DesignOpening.Style] = [
    "show": .push, "push": .push, "showDetail": .push, "replace": .push,
    "modal": .sheet, "presentation": .sheet,
    "popover": .popover, "popoverPresentation": .popover,
  ]

  /// Counts the segues of a controller, which only code performs.
  mutating func countSegues(of controller: Int) {
    guard let connections = tree.child("connections", of: controller) else { return }
    for segue in tree.children(of: connections)
    where tree.isNamed(segue, "segue") && !tree.has("kind", "relationship", segue) {
      countUnsupported("segue", segue)
    }
  }

  /// Says what every segue opens, once all screens are known.
  mutating func noteOpenings() {
    for segue in segues {
      guard let screen = screens[shown(by: segue.controller)] else { continue }
      design.openings[segue.place] = DesignOpening(segue.style, screen)
    }
    for tab in tabs {
      guard let screen = screens[shown(by: tab.controller)] else { continue }
      builder.hold(screen, tab.place)
    }
  }

  private func destination(of segue: Int) -> Int? {
    tree.value("destination", of: segue).flatMap { ids[$0] }
  }

  /// The controller that people see: the first one of a navigation controller.
  private func shown(by controller: Int) -> Int {
    guard tree.isNamed(controller, "navigationController"),
      let root = relations(of: controller, "rootViewController").first
    else { return controller }
    return root
  }

  private func relations(of controller: Int, _ name: String) -> [Int] {
    guard let connections = tree.child("connections", of: controller) else { return [] }
    return tree.children(of: connections).filter {
      tree.isNamed($0, "segue") && tree.value("relationship", of: $0) == name
    }.compactMap(destination)
  }

  // MARK: Tabs

  /// The controllers that the tabs of a controller show.
  func tabs(of object: Int) -> [Int] {
    tree.isNamed(object, "tabBarController") ? relations(of: object, "viewControllers") : []
  }

  mutating func readTabs(_ controllers: [Int], of object: Int) {
    _ = builder.open(.tabBar, at: origin(tree.child(key: "tabBar", of: object) ?? object))
    for controller in controllers {
      let item = tree.child(key: "tabBarItem", of: controller) ?? controller
      let tab = open(.tab, at: item)
      for property in Self.tab { read(property, of: item, tab) }
      if item != controller {
        countAttributes(of: item, Self.tab)
        readAccessibility(of: item, tab)
        nameBySystem(item, tab)
      }
      tabs.append((builder.holdScreen(in: tab, at: origin(item)), controller))
      close()
    }
    builder.close()
  }

  /// The system names its own items in the language of the reader.
  private mutating func nameBySystem(_ item: Int, _ tab: ElementID) {
    guard let attribute = tree.attribute("systemItem", of: item) else { return }
    let name = tree.value(of: attribute)
    set(
      .title, of: tab, to: .string(name.prefix(1).uppercased() + name.dropFirst()),
      attribute: attribute)
  }

  private static let tab = [
    PropertyMapping("title", .title, .text), PropertyMapping("image", .image, .image),
    PropertyMapping("badgeValue", .badgeValue, .text),
  ]
}
