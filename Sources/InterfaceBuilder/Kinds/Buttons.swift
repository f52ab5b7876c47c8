import CtlCatalogue
import CtlChecker

extension ElementMapping {
  /// A button without a type is custom; `roundedRect` is the old name of `system`.
  static let button = ElementMapping(
    "button", .button,
    [
      PropertyMapping(
        "buttonType", .type, .member(["system": "system", "roundedRect": "system"]),
        absent: .member("custom")),
      PropertyMapping("role", .role, .member(["cancel": "cancel", "destructive": "destructive"])),
    ],
    more: { reader, button, element in
      reader.readStates(of: button, element)
      reader.keep("changesSelectionAsPrimaryAction", in: nil, of: button, element)
      // Of both types of info buttons the dark one is the usual one.
      if let type = reader.tree.attribute("buttonType", of: button),
        reader.tree.value(of: type) == "infoLight"
      {
        reader.set(.style, of: element, to: .member("light"), attribute: type)
      }
      // The system names its own button.
      if let type = reader.tree.attribute("buttonType", of: button),
        reader.tree.value(of: type) == "close"
      {
        reader.set(.title, of: element, to: .string("Close"), attribute: type)
      }
    },
    chooses: { tree, button in
      guard let type = tree.value("buttonType", of: button) else { return .button }
      return systemKinds[type] ?? .button
    })

  /// The types that are kinds of their own.
  private static let systemKinds: [String: KindName] = [
    "detailDisclosure": .detailDisclosureButton, "infoLight": .infoButton,
    "infoDark": .infoButton, "contactAdd": .contactAddButton,
  ]

  static let barButtonItem = ElementMapping(
    "barButtonItem", .button,
    [PropertyMapping("image", .image, .image)]
  ) { reader, item, element in
    if let title = reader.tree.attribute("title", of: item) {
      if reader.tree.value(of: title).allSatisfy(\.isWhitespace) {
        reader.said.insert(title)
      } else {
        reader.setText(.title, of: element, from: "title", of: item)
      }
    }
    // The system calls a button back to a screen without a name “Back”.
    if let key = reader.tree.attribute("key", of: item),
      reader.tree.has("key", "backBarButtonItem", item),
      reader.tree.value("title", of: item)?.allSatisfy(\.isWhitespace) != false
    {
      reader.set(.title, of: element, to: .string("Back"), attribute: key)
    }
    guard let attribute = reader.tree.attribute("systemItem", of: item) else { return }
    let name = reader.tree.value(of: attribute)
    if let image = systemImages[name] {
      reader.set(.image, of: element, to: .image(ImageReference(image)), attribute: attribute)
    }
    // The system names its own items in the language of the reader.
    reader.set(
      .title, of: element, to: .string(name.prefix(1).uppercased() + name.dropFirst()),
      attribute: attribute)
  }

  private static let systemImages = [
    "add": "plus", "search": "magnifyingglass", "trash": "trash", "action": "square.and.arrow.up",
    "camera": "camera", "refresh": "arrow.clockwise", "stop": "xmark", "play": "play",
    "pause": "pause", "rewind": "backward", "fastForward": "forward", "bookmarks": "book",
    "organize": "folder", "reply": "arrowshape.turn.up.left", "compose": "square.and.pencil",
  ]
}

extension DocumentReader {
  /// Counts what a state or a configuration says beside its title and image.
  private mutating func countRest(of holder: Int) {
    for attribute in countableAttributes(of: holder, []) where attribute != "style" {
      countUnsupported(attribute, holder)
    }
    for child in tree.children(of: holder)
    where !["attributedString", "string"].contains(tree.name(of: child)) && !isSaid(child) {
      let key = tree.value("key", of: child) ?? tree.name(of: child)
      if key != "titleShadowColor" || !isUsualShadow(child) { countUnsupported(key, child) }
    }
  }

  /// Whether the shadow of a title is the gray that Xcode writes for every button, or not to be seen.
  private func isUsualShadow(_ child: Int) -> Bool {
    color(child).map { $0.alpha == 0 || $0 == Color(128, 128, 128) } ?? tree.isNamed(child, "nil")
  }

  /// The titles and images for each state, or the configuration that replaces them.
  mutating func readStates(of button: Int, _ element: ElementID) {
    if let configuration = tree.child(key: "configuration", of: button) {
      if let style = tree.value("style", of: configuration), style != "plain" {
        countUnsupported("buttonConfiguration", configuration)
      }
      setText(.title, of: element, from: "title", of: configuration)
      setImage(.image, of: element, from: "image", of: configuration)
      countRest(of: configuration)
      // What the states say has no effect.
      for state in tree.children(of: button)
      where tree.isNamed(state, "state") && tree.elements[state].attributes.count > 1 {
        countUnsupported("state", state)
      }
      return
    }
    for state in tree.children(of: button) where tree.isNamed(state, "state") {
      guard let key = tree.value("key", of: state) else { continue }
      guard let name = ControlState.names.first(where: { $0.name == key })?.state else {
        countUnsupported("state.\(key)", state)
        continue
      }
      let keyed: ControlState? = name == .normal ? nil : name
      setText(.title, of: element, from: "title", of: state, for: keyed)
      setImage(.image, of: element, from: "image", of: state, for: keyed)
      setImage(.backgroundImage, of: element, from: "backgroundImage", of: state, for: keyed)
      countRest(of: state)
    }
  }
}
