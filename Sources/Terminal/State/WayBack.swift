import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout
import CtlText

/// The button in the bar of a pushed screen that leads back to the one before, as UIKit puts it there.
public struct WayBack: Sendable, Hashable {
  /// The title of the screen before.
  public var title: String
  /// What the system says instead of a title that is missing or too long.
  public var word: String

  public init(to title: String, in language: String) {
    (self.title, word) = (title, Self.word(in: language))
  }

  /// The most columns of a title: iOS shows no longer ones.
  private static let limit = 12

  /// What the button shows beside the title of the screen, which is in the middle.
  func text(beside title: String, columns: Int) -> String {
    let own = self.title.displayWidth
    let isFitting = own <= Self.limit && 2 * (own + 3) + title.displayWidth <= columns
    return own > 0 && isFitting ? self.title : word
  }

  private static func word(in language: String) -> String {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return words[String(code)] ?? "Back"
  }

  private static let words = [
    "ar": "رجوع", "de": "Zurück", "es": "Atrás", "fr": "Retour", "it": "Indietro", "ja": "戻る",
    "nl": "Terug", "pl": "Wróć", "pt": "Voltar", "ru": "Назад", "sv": "Tillbaka", "tr": "Geri",
    "zh": "返回",
  ]
}

extension ElementKey {
  /// The button that leads back, which no file writes.
  public static let wayBack = ElementKey(instance: .max, rounds: [])
}

extension LiveScreen {
  /// The title that its bar shows: that of its navigation bar, else its own.
  public var barTitle: String {
    let bar = tree.children(of: 0).first { tree.nodes[$0].kind == .navigationBar && owns($0) }
    let own = bar.flatMap { value(.title, of: $0)?.words } ?? ""
    return own.isEmpty ? value(.title, of: 0)?.words ?? "" : own
  }
}

extension RenderTree {
  /// Puts the button in the navigation bar, or in one of its own.
  mutating func add(_ way: WayBack) {
    guard !nodes.isEmpty, nodes.count < Self.limit else { return }
    let bar = ownBar ?? addBar()
    var button = RenderNode(
      kind: .button, instance: ElementKey.wayBack.instance, parent: Int32(bar))
    let title = nodes[bar].text.flatMap { $0.isEmpty ? nil : $0 } ?? context.title
    // Without the edges of the screen and of the bar.
    let text = way.text(beside: title, columns: Metrics(context, nil).columns - 4)
    button.isWayBack = true
    button.text = text
    button.properties = [
      RenderProperty(name: .title, value: .value(.string(text)), origin: .derived)
    ]
    button.tint = nodes[bar].tint
    button.accessibility.label = text
    button.accessibility.traits = ["button"]
    insert(button, at: bar + 1)
  }

  private var ownBar: Int? {
    children(of: 0).first { nodes[$0].kind == .navigationBar && !nodes[$0].isHidden }
  }

  /// A bar that no file writes, with the title of the screen.
  private mutating func addBar() -> Int {
    var bar = RenderNode(
      kind: .navigationBar, instance: ElementKey.wayBack.instance - 1, parent: 0)
    bar.text = context.title
    bar.tint = nodes[0].tint
    insert(bar, at: nodes.count)
    return nodes.count - 1
  }

  /// The title that its bar shows.
  fileprivate var barTitle: String {
    let own = ownBar.flatMap { nodes[$0].text } ?? ""
    return own.isEmpty ? context.title : own
  }

  /// Puts the bar there that a screen without a title has because it pushes others.
  fileprivate mutating func addEmptyBar() {
    guard !nodes.isEmpty, nodes.count < Self.limit, ownBar == nil, context.title.isEmpty else {
      return
    }
    _ = addBar()
  }

  /// Puts a node without contents before another one, into the parent that it says.
  private mutating func insert(_ node: RenderNode, at index: Int) {
    for other in index..<nodes.count where Int(nodes[other].parent) >= index {
      nodes[other].parent += 1
    }
    nodes.insert(node, at: index)
    var holder = Int(node.parent)
    while holder >= 0 {
      nodes[holder].size += 1
      holder = Int(nodes[holder].parent)
    }
    guard index < nodes.count - 1 else { return }
    for place in constraints.indices { constraints[place].move(from: index) }
  }
}

extension Terminal {
  /// The tree of a screen in a picture that stands still. One that another screen of its file pushes has the
  /// bar with the way back there, and one that pushes others has a bar, as on the device.
  public static func still(
    _ program: Program, _ screen: Int, _ settings: [String], _ options: RenderOptions
  ) throws(Problem) -> RenderTree {
    var tree = try tree(program, screen, settings, options)
    if let opener = program.screenPushing(screen) {
      let title = try self.tree(program, opener, [], options).barTitle
      tree.add(WayBack(to: title, in: options.language))
    } else if program.pushesScreens(screen) {
      tree.addEmptyBar()
    }
    return tree
  }
}

extension Program {
  /// The first screen of the file that pushes one of it.
  fileprivate func screenPushing(_ screen: Int) -> Int? {
    let symbol = Symbol(.screen, self.file, screen)
    return self.screens.indices.first { $0 != screen && pushed(by: $0).contains(symbol) }
  }

  fileprivate func pushesScreens(_ screen: Int) -> Bool { !pushed(by: screen).isEmpty }

  private func pushed(by screen: Int) -> [Symbol] {
    openings(of: self.screens[screen]).filter { $0.way == .push }.map(\.screen)
  }
}

extension LayoutConstraint {
  /// Names boxes after one more was put at an index.
  fileprivate mutating func move(from index: Int) {
    func moved(_ box: Int) -> Int { box >= index ? box + 1 : box }
    func moved(_ side: Side) -> Side { Side(side.box.map(moved), side.anchor) }
    switch form {
    case .kind(let kind, let boxes): form = .kind(kind, boxes.map(moved))
    case .equation(let first, let second, let multiplier):
      form = .equation(moved(first), second.map(moved), multiplier: multiplier)
    }
  }
}
