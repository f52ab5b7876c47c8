import CtlCatalogue
import CtlChecker

extension ElementMapping {
  /// A button without a type is custom; `roundedRect` is the old name of `system`.
  static let button = ElementMapping(
    "button", .button,
    [
      PropertyMapping(
        "buttonType", .type, .member(["system": "system", "roundedRect": "system"]),
        absent: .member("custom"))
    ],
    more: { reader, button, element in
      reader.readStates(of: button, element)
      reader.keep("changesSelectionAsPrimaryAction", in: nil, of: button, element)
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
    if reader.tree.value("title", of: item)?.allSatisfy(\.isWhitespace) == false {
      reader.setText(.title, of: element, from: "title", of: item)
    }
    reader.keep("catalog", in: nil, of: item, element)
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
  /// The titles and images for each state, or the configuration that replaces them.
  mutating func readStates(of button: Int, _ element: ElementID) {
    if let configuration = tree.child(key: "configuration", of: button) {
      if let style = tree.value("style", of: configuration), style != "plain" {
        countUnsupported("buttonConfiguration", configuration)
      }
      setText(.title, of: element, from: "title", of: configuration)
      setImage(.image, of: element, from: "image", of: configuration)
      keep("catalog", in: nil, of: configuration, element)
      readAttributedTitle(of: configuration, element, nil)
      for child in tree.children(of: configuration) where tree.isNamed(child, "imageReference") {
        setImage(.image, of: element, from: "image", of: child)
      }
      // What the states say of title and image has no effect.
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
      keep("catalog", in: nil, of: state, element)
      setImage(.backgroundImage, of: element, from: "backgroundImage", of: state, for: keyed)
      readAttributedTitle(of: state, element, keyed)
      if tree.child(key: "titleColor", of: state) != nil { countUnsupported("titleColor", state) }
      for child in tree.children(of: state) where tree.isNamed(child, "imageReference") {
        guard let image = tree.attribute("image", of: child) else { continue }
        let property: PropertyName =
          tree.has("key", "backgroundImage", child) ? .backgroundImage : .image
        set(
          property, of: element, to: .image(ImageReference(tree.value(of: image))), for: keyed,
          attribute: image)
      }
    }
  }

  /// The letters of a title with several styles.
  private mutating func readAttributedTitle(
    of state: Int, _ element: ElementID, _ keyed: ControlState?
  ) {
    for child in tree.children(of: state) where tree.isNamed(child, "attributedString") {
      let text = attributedText(child)
      countUnsupported("attributedString", child)
      if !text.isEmpty {
        builder.set(.title, of: element, to: .string(text), for: keyed, at: origin(child))
      }
    }
  }
}
