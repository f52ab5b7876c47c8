/// The current tree of a screen: its containers and controls in reading order.
public struct ControlTree: Sendable, Equatable, Codable {
  /// Unique in its screen; a preview addresses the element by it.
  public var name: Reference?
  /// The control, or the container with its children.
  public var content: Content

  /// The layout that the file asks for, on the screen and on the first element of a component.
  public internal(set) var constraints: [Constraint] = []

  /// The `id` of the list item that it shows; nil if only its position identifies it.
  public internal(set) var item: String?

  /// Whether it waits for a button to reveal it, or the other side of its view is shown.
  public internal(set) var isCovered = false

  /// What an element of the tree is.
  public indirect enum Content: Sendable, Equatable, Codable {
    case control(AnyControl)
    case container(Container)
  }

  /// A container of elements: a bar, a table, a row, the screen itself.
  public struct Container: Sendable, Equatable, Codable {
    /// The kind of the container.
    public var kind: Kind
    /// The title of a bar, a section, a row or the screen.
    public var title: String?
    /// Nil means the tint of the container around it.
    public var tintColor: Color?
    /// Nil shows the background of the container.
    public var background: Color?
    /// Whether it and its contents are invisible.
    public var isHidden = false
    /// Whether touches reach its contents.
    public var isUserInteractionEnabled = true
    /// Of a stack or a scroll view: the direction in which its elements follow each other.
    public var axis = Axis.horizontal
    /// Of a stack or a scroll view: the space between two elements, in points.
    public var spacing = 0.0 { didSet { spacing = notNegative(spacing) } }
    /// Of a stack: where its elements are across the axis; nil is where each belongs by its kind.
    public var alignment: Alignment?
    /// Of a stack: the space at each edge, in points.
    public var margins = 0.0 { didSet { margins = notNegative(margins) } }
    /// Of a view, in points; nil means the width of the container.
    public var width: Double? { didSet { width = notNegative(width) } }
    /// Of a view: whether people can type into it.
    public var acceptsKeyboardInput = false
    /// Of a view that people can type into: what it has.
    public var text = ""
    /// Of a table: whether its content is also updated without a refresh.
    public var automaticUpdates = true
    /// Of a row: a smaller text below the title.
    public var subtitle: String?
    /// Of a row: the image before the title.
    public var image: ImageReference?
    /// Of a row: whether people can tap and swipe it. The controls in it have an `isEnabled` of their own.
    public var isEnabled = true
    /// Of a row: the sign at its end.
    public var accessory = Accessory.none
    /// Of a section: the text below its rows.
    public var footer: String?
    /// Of an alert or an action sheet: the text below the title.
    public var message: String?
    /// Of an alert or an action sheet: whether it is shown. A tap on one of its buttons ends that.
    public var isPresented = false
    /// Of a tab: the text in the oval at its image.
    public var badgeValue: String?
    /// Of a tab bar: the tab whose contents are shown, from 0; another number is the nearest one.
    public var selectedIndex = 0
    /// Of a scroll view, in points; nil means the height of its elements.
    public var height: Double? { didSet { height = notNegative(height) } }
    /// Of a scroll view: the space around its elements, or around each page, in points.
    public var contentInset = 0.0 { didSet { contentInset = notNegative(contentInset) } }
    /// Of a scroll view: whether each element is a page.
    public var isPagingEnabled = false
    /// Of a scroll view with pages: the one that is shown, from 0.
    public var currentPage = 0
    /// Of a scroll view: how far its elements have moved along its axis, in points.
    public var contentOffset = 0.0
    /// Of a scroll view: how much of its elements is seen; nil before it was placed.
    public package(set) var scrollExtent: ScrollExtent?
    /// Of a row: whether it was tapped beside its controls. Of a tab: whether its contents are shown.
    public var isSelected = false
    /// Of a screen: the device that it is made for.
    public var traits = ScreenTraits()
    /// The properties for VoiceOver.
    public var accessibility = Accessibility()
    /// The elements in it, in reading order.
    public var children: [ControlTree]

    /// The containers that a file can name.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      case screen, statusBar, navigationBar, toolbar, content, table, section, row, stack
      case popover, annotation, view, alert, actionSheet, tabBar, tab, scrollView
    }

    /// Where the elements of a stack are across its axis; `leading` of a horizontal one is its top.
    public enum Alignment: String, Sendable, Hashable, Codable {
      case fill, leading, center, trailing
    }

    /// The sign at the end of a row.
    public enum Accessory: String, Sendable, Hashable, Codable {
      case none
      /// The row opens something.
      case disclosureIndicator
      /// The row is chosen.
      case checkmark
    }

    /// How the elements of a stack follow each other.
    public enum Axis: String, Sendable, Hashable, Codable { case horizontal, vertical }

    /// Whether a child gets no touches because the row takes no swipes.
    func keepsBack(_ child: ControlTree) -> Bool {
      !isEnabled && child.control?.kind == .swipeAction
    }

    /// A container with the defaults.
    public init(kind: Kind, title: String? = nil, children: [ControlTree] = []) {
      self.kind = kind
      self.title = title
      self.children = children
    }
  }

  /// The device that a screen is made for, and how it is held.
  public struct ScreenTraits: Sendable, Hashable, Codable {
    /// The device.
    public var device = Device.iPhone
    /// Nil means regular on an iPad and compact on an iPhone.
    public var widthClass: WidthClass?
    /// How the device is held.
    public var orientation = Orientation.portrait

    /// A family of devices.
    public enum Device: String, Sendable, Hashable, Codable { case iPhone, iPad }
    /// The available width, as a size class.
    public enum WidthClass: String, Sendable, Hashable, Codable { case compact, regular }
    /// How a device is held.
    public enum Orientation: String, Sendable, Hashable, Codable { case portrait, landscape }

    /// An iPhone held upright, unless it says otherwise.
    public init(
      device: Device = .iPhone, widthClass: WidthClass? = nil,
      orientation: Orientation = .portrait
    ) {
      self.device = device
      self.widthClass = widthClass
      self.orientation = orientation
    }
  }

  /// A container, its children written in braces. Colors that are not given are those of the
  /// appearance of an interface.
  public init(
    _ kind: Container.Kind, _ title: String? = nil, in interface: Interface? = nil,
    name: Reference? = nil, traits: ScreenTraits = ScreenTraits(), tintColor: Color?? = nil,
    background: Color?? = nil,
    isHidden: Bool = false, isUserInteractionEnabled: Bool = true,
    axis: Container.Axis? = nil, spacing: Double = 0,
    alignment: Container.Alignment? = nil, margins: Double = 0, width: Double? = nil,
    acceptsKeyboardInput: Bool = false, text: String = "", automaticUpdates: Bool = true,
    subtitle: String? = nil, image: ImageReference?? = nil, isEnabled: Bool = true,
    accessory: Container.Accessory = .none, footer: String? = nil, message: String? = nil,
    isPresented: Bool = false,
    badgeValue: String? = nil, selectedIndex: Int = 0, height: Double? = nil,
    contentInset: Double = 0, isPagingEnabled: Bool = false, currentPage: Int = 0,
    contentOffset: Double = 0,
    accessibility: Accessibility = Accessibility(),
    @ControlTreeBuilder _ children: () -> [ControlTree] = { [] }
  ) {
    self.name = name
    var container = Container(kind: kind, title: title, children: children())
    container.traits = traits
    let appearance = interface?.appearance[kind]
    container.tintColor = tintColor ?? appearance?.tintColor
    container.background = background ?? appearance?.background
    container.isHidden = isHidden
    container.isUserInteractionEnabled = isUserInteractionEnabled
    container.axis = axis ?? (kind == .scrollView ? .vertical : .horizontal)
    container.spacing = spacing
    container.alignment = alignment
    container.margins = margins
    container.width = width
    container.acceptsKeyboardInput = acceptsKeyboardInput
    container.text = text
    container.automaticUpdates = automaticUpdates
    container.subtitle = subtitle
    container.image = image ?? appearance?.image
    container.isEnabled = isEnabled
    container.accessory = accessory
    container.footer = footer
    container.message = message
    container.isPresented = isPresented
    container.badgeValue = badgeValue
    container.selectedIndex = selectedIndex
    container.markTab()
    container.height = height
    container.contentInset = contentInset
    container.isPagingEnabled = isPagingEnabled
    container.currentPage = currentPage
    container.contentOffset = contentOffset
    container.settle()
    container.accessibility = accessibility
    content = .container(container)
  }

  /// A control, configured.
  public init<C: Control>(
    _ name: Reference? = nil, _ control: consuming C, _ configure: (inout C) -> Void = { _ in }
  ) {
    configure(&control)
    self.name = name
    content = .control(AnyControl(control))
  }

  /// The control; nil for a container.
  public var control: AnyControl? {
    if case .control(let control) = content { control } else { nil }
  }

  /// The container; nil for a control.
  public var container: Container? {
    if case .container(let container) = content { container } else { nil }
  }

  /// The elements inside: those of a container, or the controls at the ends of a text field.
  public var children: [ControlTree] {
    switch content {
    case .container(let container): container.children
    case .control(let control): control.accessories
    }
  }

  /// Whether it is itself invisible, regardless of its containers.
  public var isHidden: Bool {
    switch content {
    case .control(let control): isCovered || control.isHidden
    case .container(let container): isCovered || container.isHidden || container.isClosed
    }
  }

  /// Every element with its control, from the first to the last, hidden ones included.
  public var controls: [(name: Reference?, control: AnyControl)] {
    (control.map { [(name, $0)] } ?? []) + children.flatMap(\.controls)
  }

  /// The control of a name; writing keeps its kind.
  public subscript(_ name: Reference) -> AnyControl? {
    get { path(to: name)?.last?.control }
    set {
      guard let newValue else { return }
      change(name) { element, _ in
        if case .control(var control) = element.content {
          control.control = newValue.control
          element.content = .control(control)
        }
      }
    }
  }

  /// The elements from this one down to the one of a name; nil when there is none.
  func path(to name: Reference) -> [ControlTree]? {
    guard let place = place(of: name) else { return nil }
    return place.reduce(into: [self]) { $0.append($0[$0.count - 1].children[$1]) }
  }

  /// The numbers of the children on the way to an element; nil when there is none of that name.
  func place(of name: Reference) -> [Int]? {
    var place: [Int] = []
    return find(name, &place) ? place : nil
  }

  private func find(_ name: Reference, _ place: inout [Int]) -> Bool {
    if self.name == name { return true }
    let depth = place.count
    place.append(0)
    for (index, child) in children.enumerated() {
      place[depth] = index
      if child.find(name, &place) { return true }
    }
    place.removeLast()
    return false
  }

  /// Changes the element of a name; the body also gets whether a container hides it or disables its
  /// touches.
  mutating func change(_ name: Reference, _ body: (inout ControlTree, Bool) -> Void) {
    if let place = place(of: name) { change(at: place[...], body) }
  }

  /// Changes the element at a place.
  mutating func change(
    at place: ArraySlice<Int>, hidden: Bool = false, _ body: (inout ControlTree, Bool) -> Void
  ) {
    let hidden = hidden || isCovered
    guard let first = place.first else { return body(&self, hidden) }
    switch content {
    case .container(var container):
      container.children[first].change(
        at: place.dropFirst(),
        hidden: hidden || container.isHidden || container.hidesContents
          || !container.isUserInteractionEnabled || container.keepsBack(container.children[first]),
        body)
      content = .container(container)
    case .control(var control):
      let isHidden = hidden || control.isHidden
      control.changeAccessory(first) { element, isVisible in
        element.change(at: place.dropFirst(), hidden: isHidden || !isVisible, body)
      }
      content = .control(control)
    }
  }

  /// An event and the element that sent it.
  public struct SentEvent: Sendable, Hashable {
    /// The control that sent it.
    public var sender: Reference
    /// The event that it sent.
    public var event: ControlEvent

    /// An event of a control.
    public init(sender: Reference, event: ControlEvent) {
      self.sender = sender
      self.event = event
    }
  }

  /// Sends an interaction to the element of a name. Hidden elements get nothing. A tap on a row is
  /// one beside its controls: it selects the row and activates no button in it. A chosen contact
  /// goes to the text that the button adds to, whose element then is the sender. A text that a person taps, or
  /// a tab, takes the keyboard from another one; other controls leave it there.
  public mutating func send(_ interaction: Interaction, to name: Reference) -> [SentEvent] {
    if isUnderModal(name) { return [] }
    if case .choose(let contact) = interaction { return choose(contact, with: name) }
    if interaction == .tap, let events = chooseTab(name) { return events }
    var events: [ControlEvent] = []
    change(name) { element, hidden in
      guard !hidden else { return }
      switch element.content {
      case .control(var control):
        events = control.send(interaction)
        element.content = .control(control)
      case .container(var container):
        guard !container.isHidden, container.isUserInteractionEnabled, container.isEnabled else {
          return
        }
        if container.kind == .row, interaction == .tap {
          container.isSelected = true
          events = [.selectRow]
        } else if container.scroll(interaction) {
          events = [.valueChanged]
        }
        element.content = .container(container)
      }
    }
    let moved = events.contains(.editingDidBegin) ? endEditing(but: name) : []
    return moved + events.map { SentEvent(sender: name, event: $0) }
  }
}

/// The braces after a container: elements, conditions and loops in Swift.
@resultBuilder
public enum ControlTreeBuilder {
  /// An element, or the elements of a component.
  public static func buildExpression(_ element: ControlTree) -> [ControlTree] { [element] }
  /// An element, or the elements of a component.
  public static func buildExpression(_ control: some Control) -> [ControlTree] {
    [ControlTree(nil, control)]
  }
  /// A single part, as it is.
  public static func buildBlock(_ part: [ControlTree]) -> [ControlTree] { part }
  /// Several elements in order.
  public static func buildBlock(_ parts: [ControlTree]...) -> [ControlTree] { parts.flatMap { $0 } }
  /// Elements that are there already.
  public static func buildExpression(_ elements: [ControlTree]) -> [ControlTree] { elements }
  /// `if` without `else`.
  public static func buildOptional(_ part: [ControlTree]?) -> [ControlTree] { part ?? [] }
  /// `if` with `else`.
  public static func buildEither(first: [ControlTree]) -> [ControlTree] { first }
  /// `else`.
  public static func buildEither(second: [ControlTree]) -> [ControlTree] { second }
  /// `for … in`.
  public static func buildArray(_ parts: [[ControlTree]]) -> [ControlTree] {
    var result: [ControlTree] = []
    result.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { result += part }
    return result
  }
}
