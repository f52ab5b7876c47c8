import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Makes the typed program of a document. One walk over its elements; constraints, connections and
/// what stands beside what follow at the end of each screen.
struct DocumentReader {
  let tree: XMLTree
  let file: FileID
  var builder: ProgramBuilder
  var design = Design()

  /// The elements of the document by their `id`.
  let ids: [String: Int]
  /// The outlets that lead to each element of the document.
  let outlets: [Int: [String]]
  let colors: DocumentColors
  /// What the sources of the app set.
  private let code: CodeIndex?
  /// The attributes whose values became properties; `countAttributes` counts the others.
  var said: Set<Int> = []
  /// The elements of the program by those of the document.
  var elements: [Int: ElementID] = [:]
  /// The elements of the open screen, in order.
  var placed: [Placed] = []
  /// The position of each of them.
  var positions: [ElementID: Int] = [:]
  /// The positions in `placed` of the open elements.
  private var open: [Int] = []
  private var screenNames: [String: Int] = [:]
  /// The screens of controllers.
  var screens: [Int: Int] = [:]
  /// What opens a screen, until all screens are read.
  var segues: [Segue] = []
  /// The screens of tabs, and the controllers that show them.
  var tabs: [(place: ExpressionID, controller: Int)] = []
  /// The actions of the open screen, by name.
  private var actions: [String: Symbol] = [:]

  /// An element of the open screen with its place.
  struct Placed {
    let xml: Int
    let element: ElementID
    let kind: KindName
    /// In `placed`, -1 for the screen.
    let parent: Int
    /// The first position after its subtree.
    var end = 0
    /// In points of the screen; nil when the document does not say it.
    var frame: Frame?
  }

  init(_ origins: DocumentOrigins, _ file: FileID, _ code: CodeIndex?) {
    self.code = code
    tree = origins.tree
    self.file = file
    builder = ProgramBuilder(file, origins)
    let references = DocumentReferences(tree)
    ids = references.ids
    outlets = references.outlets
    colors = DocumentColors(tree)
  }

  mutating func read() -> Program {
    if let scenes = tree.child("scenes", of: 0) {
      for scene in tree.children(of: scenes) {
        if let objects = tree.child("objects", of: scene) { readScene(objects) }
      }
    } else if let objects = tree.child("objects", of: 0) {
      readObjects(objects)
    }
    noteOpenings()
    countOutlets()
    // Xcode 11 came with iOS 13.
    let tools = tree.value("toolsVersion", of: 0).flatMap { Double($0.prefix { $0 != "." }) }
    design.isRecent = tools.map { $0 >= 15_000 } ?? true
    builder.setDesign(design)
    return builder.finish()
  }

  func origin(_ element: Int) -> OriginID { DocumentOrigins.origin(ofElement: element, tree) }

  // MARK: Screens

  /// A scene is a screen, unless its controller only holds others.
  private mutating func readScene(_ objects: Int) {
    var (isOpen, hasBar) = (false, false)
    for object in tree.children(of: objects) {
      let tag = tree.name(of: object)
      // One beside its controller, which code shows in a bar.
      if tag == "navigationItem", isOpen, !hasBar, hasItems(object) {
        hasBar = true
        readNavigationItem(object)
        countRest(ofItem: object)
        continue
      }
      let isContainer = DocumentWords.invisible.contains(tag)
      let item = tree.child(key: "navigationItem", of: object)
      let tabs = tabs(of: object)
      countSegues(of: object)
      // A controller of others may have items, which a bar around it shows.
      if isContainer, item.map(hasItems) != true, tabs.isEmpty {
        if !DocumentWords.standIns.contains(tag) {
          countUnsupported(tag, object)
          countAttributes(of: object, [])
        }
        continue
      }
      let views = isContainer ? [] : tree.children(of: object).filter { isView($0) }
      let tools = tree.child("toolbarItems", of: object)
      let isShown = !views.isEmpty || item != nil || tools != nil || !tabs.isEmpty
      guard ElementMapping.named(tag) != nil || isShown else {
        countUnsupported(tag, object)
        continue
      }
      if !isOpen {
        openScreen(object)
        isOpen = true
      }
      if ElementMapping.named(tag) != nil {
        read(object)
        continue
      }
      countRest(ofController: object)
      if let item {
        hasBar = true
        readNavigationItem(item)
      }
      if !tabs.isEmpty { readTabs(tabs, of: object) }
      for view in views { readRoot(view) }
      if let tools {
        _ = builder.open(.toolbar, at: origin(tools))
        readChildren(of: tools)
        builder.close()
      }
      for child in tree.children(of: object)
      where ElementMapping.besideViews.contains(tree.name(of: child)) { read(child) }
    }
    if isOpen { closeScreen() }
  }

  /// The views of a `.xib` are one screen.
  private mutating func readObjects(_ objects: Int) {
    var isOpen = false
    for object in tree.children(of: objects) {
      let tag = tree.name(of: object)
      if DocumentWords.invisible.contains(tag) { continue }
      guard isView(object) || tag == "viewController" || tag == "tableViewController" else {
        countUnsupported(tag, object)
        continue
      }
      if !isOpen {
        openScreen(objects)
        isOpen = true
      }
      if isView(object) {
        readRoot(object)
      } else {
        countRest(ofController: object)
        for view in tree.children(of: object) where isView(view) { readRoot(view) }
      }
    }
    if isOpen { closeScreen() }
  }

  /// Whether an element is a view: it has a kind, or a frame.
  private func isView(_ element: Int) -> Bool {
    let tag = tree.name(of: element)
    if tag == "barButtonItem" || tag == "tabBarItem" || tag == "tableViewSection" { return false }
    return ElementMapping.named(tag) != nil || frame(of: element) != nil
  }

  /// The main view of a screen is its content; other roots stand in content of their own, and a cell
  /// in a table.
  private mutating func readRoot(_ view: Int) {
    if tree.isNamed(view, "view") {
      read(view, as: .content)
    } else if tree.isNamed(view, "tableView") || tree.isNamed(view, "toolbar")
      || tree.isNamed(view, "navigationBar")
    {
      read(view)
    } else {
      let isRow = tree.isNamed(view, "tableViewCell")
      _ = builder.open(isRow ? .table : .content, at: origin(view))
      read(view)
      builder.close()
    }
  }

  private mutating func openScreen(_ object: Int) {
    let base = screenName(object)
    let count = screenNames[base, default: 0]
    screenNames[base] = count + 1
    let name = count == 0 ? base : "\(base)_\(count + 1)"
    let screen = builder.openScreen(name, at: origin(object))
    screens[object] = screens.count
    placed = []
    positions = [:]
    open = []
    actions = [:]
    let item = tree.child(key: "navigationItem", of: object)
    // The tint of the whole document.
    read(ElementMapping.tint, of: 0, screen)
    let own = tree.attribute("title", of: object)
    if let title = item.flatMap({ tree.attribute("title", of: $0) }) ?? own {
      set(.title, of: screen, to: .string(tree.value(of: title)), attribute: title)
      if let own, tree.value(of: own) != tree.value(of: title) {
        countUnsupported("\(tree.name(of: object)).title", object)
      }
    }
    if let item { countRest(ofItem: item) }
  }

  private mutating func closeScreen() {
    for index in placed.indices {
      let item = placed[index]
      readConnections(of: item.xml, item.element, item.kind)
    }
    readConstraints()
    noteNeighbours()
    builder.close()
  }

  /// After the class of the controller, the file, or what kind of controller it is.
  private func screenName(_ object: Int) -> String {
    let file = tree.source.path.split(separator: "/").last.map(String.init) ?? ""
    let words = [
      tree.value("customClass", of: object), tree.value("storyboardIdentifier", of: object),
      tree.isNamed(object, "objects") ? String(file.prefix { $0 != "." }) : nil,
      tree.name(of: object),
    ]
    for case let word? in words {
      var name = ""
      for character in word where character.isASCII && (character.isLetter || character.isNumber) {
        name.append(character)
      }
      guard let first = name.first, first.isLetter else { continue }
      return first.uppercased() + name.dropFirst()
    }
    return "Screen"
  }

  /// Whether a navigation item has more than a title.
  private func hasItems(_ item: Int) -> Bool {
    tree.children(of: item).contains {
      tree.isNamed($0, "barButtonItem") || ElementMapping.groups.contains(tree.name(of: $0))
        || isView($0)
    }
  }

  private mutating func readNavigationItem(_ item: Int) {
    guard hasItems(item) else { return }
    _ = builder.open(.navigationBar, at: origin(item))
    readChildren(of: item)
    builder.close()
  }

  // MARK: Elements

  /// Opens an element that stands in the document.
  mutating func open(_ kind: KindName, at xml: Int) -> ElementID {
    let element = builder.open(kind, named: name(of: xml), at: origin(xml))
    elements[xml] = element
    var item = Placed(xml: xml, element: element, kind: kind, parent: open.last ?? -1)
    if let frame = frame(of: xml) {
      let parent = open.last.flatMap { placed[$0].frame }
      item.frame = frame.moved(by: parent)
    }
    positions[element] = placed.count
    open.append(placed.count)
    placed.append(item)
    return element
  }

  /// The name in code, else that of the designer: “Main Label” is `mainLabel`.
  private func name(of xml: Int) -> String? {
    if let outlet = outlets[xml]?.first { return outlet }
    return tree.value("userLabel", of: xml).flatMap { DocumentWords.identifier($0, limit: 40) }
  }

  mutating func close() {
    if let last = open.popLast() { placed[last].end = placed.count }
    builder.close()
  }

  /// Reads an element with everything inside; the nesting of XML bounds the depth.
  private mutating func read(_ xml: Int, as given: KindName? = nil) {
    let tag = tree.name(of: xml)
    let mapping = ElementMapping.named(tag)
    if tag == "barButtonItem", let view = tree.child(key: "customView", of: xml) {
      return read(view)
    }
    let kind = given ?? mapping?.chooses?(tree, xml) ?? mapping?.kind ?? .view
    if kind == .view, mapping?.isApproximate ?? true { countUnsupported(tag, xml) }
    let element = open(kind, at: xml)
    noteFacts(xml, element)
    if Kind.named(kind).role == .control { keep("userLabel", in: nil, of: xml, element) }
    let properties = mapping?.properties ?? []
    // A kind that a type chooses has no type any more.
    let isChosen = Kind.named(kind).property(named: .type) == nil
    for property in ElementMapping.common + properties
    where !(isChosen && property.property == .type) {
      read(property, of: xml, element)
    }
    readAccessibility(of: xml, element)
    readRuntimeAttributes(of: xml, element)
    mapping?.more?(&self, xml, element)
    countAttributes(of: xml, properties)
    countChildren(of: xml, properties, hasElements: Kind.named(kind).children == .elements)
    if Kind.named(kind).children == .elements { readChildren(of: xml) }
    close()
  }

  mutating func readChildren(of xml: Int) {
    for child in tree.children(of: xml) {
      let tag = tree.name(of: child)
      if ElementMapping.groups.contains(tag) {
        readChildren(of: child)
      } else if DocumentWords.isSpace(child, tree) {
        countUnsupported("space", child)
      } else if ElementMapping.named(tag) != nil || isView(child) {
        read(child)
      }
    }
  }

  private mutating func noteFacts(_ xml: Int, _ element: ElementID) {
    let outlets = outlets[xml] ?? []
    let ownClass = tree.value("customClass", of: xml)
    guard !outlets.isEmpty || ownClass != nil else { return }
    var facts = DesignFacts()
    facts.outlets = outlets
    // Sources that never name an outlet are not those of this document.
    if let code, !outlets.isEmpty, outlets.contains(where: code.mentions) {
      facts.assigned = Set(
        outlets.flatMap { outlet in
          CodeIndex.properties.filter { code.assignments.contains("\(outlet).\($0)") }
        })
    }
    facts.ownClass = ownClass
    design.facts[element] = facts
  }

  /// An attribute that rules read but that is not a property.
  mutating func keep(
    _ name: String, in holder: StaticString?, of xml: Int, _ element: ElementID
  ) {
    guard let place = holder.map({ tree.child(key: $0, of: xml) }) ?? xml,
      let attribute = tree.attribute(named: name, of: place)
    else { return }
    design.facts[element, default: DesignFacts()].attributes.append(
      DesignFacts.Attribute(
        name, tree.value(of: attribute), DocumentOrigins.origin(ofAttribute: attribute, tree)))
  }

  // MARK: Connections

  private mutating func readConnections(of xml: Int, _ element: ElementID, _ kind: KindName) {
    guard let connections = tree.child("connections", of: xml) else { return }
    for connection in tree.children(of: connections) {
      if tree.isNamed(connection, "action") {
        let selector = tree.value("selector", of: connection) ?? ""
        let event = tree.value("eventType", of: connection)
        call(selector, event, connection, element, kind)
      } else if tree.isNamed(connection, "segue") {
        readSegue(connection, element, kind)
      }
    }
  }

  mutating func call(
    _ selector: String, _ event: String?, _ connection: Int, _ element: ElementID, _ kind: KindName
  ) {
    var name = String(selector.prefix { $0 != ":" })
    if name.isEmpty { name = "action" }
    let known = event.flatMap { EventName(name: $0) }
    guard let event = known ?? DocumentWords.event(event, of: kind) else {
      return countUnsupported("event.\(event ?? "none")", connection)
    }
    let action = actions[name] ?? builder.action(name, at: origin(connection))
    actions[name] = action
    builder.call(action, on: event, of: element, at: origin(connection))
  }
}
