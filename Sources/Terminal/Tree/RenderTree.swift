import CtlCatalogue
import CtlChecker
import CtlLayout

import struct CtlRuntime.AnyControl

/// A screen at a state: every existing element, with its properties computed. Layouts place it and
/// drawings draw it; it contains no expressions.
public struct RenderTree: Sendable {
  /// Pre-order; the children of a node follow it, the next sibling is `size` further. The first is
  /// the screen.
  public internal(set) var nodes: [RenderNode] = []
  /// The controls of the runtime for nodes; see `control(of:)`.
  var controls: [AnyControl] = []
  /// Whether there were more elements than can be drawn.
  public internal(set) var isTruncated = false
  /// Between existing nodes.
  public internal(set) var constraints: [LayoutConstraint] = []
  /// Where the elements of another screen begin, when a tab shows it.
  public internal(set) var guest: Guest?
  /// The most elements of a picture.
  public static let limit = 100_000

  public struct Context: Sendable {
    public var name: String
    public var title: String
    public var isPad = false
    public var isLandscape = false
    public var screen = ScreenSize.extremes[0]
    /// The values that the screen was drawn for, in the order of the file.
    public var variables: [(name: String, value: RenderValue)] = []
    /// The variables with records, as a file writes their values.
    public var records: [String: String] = [:]
    public var sound = ScreenState.Sound()
    /// How far the content is dragged down from its top edge, in points.
    public var pull = 0.0
    public var tasks: [(name: String, progress: TaskProgress)] = []
  }
  public internal(set) var context = Context(name: "", title: "")
}

/// One element.
public struct RenderNode: Sendable {
  public var kind: KindName
  /// The name in the file.
  public var name: String?
  /// Its instance in the expansion.
  public var instance: Int32
  /// -1 for the screen.
  public var parent: Int32
  /// Nodes in the subtree, this one included.
  public var size: Int32 = 1
  public var place = Place.child
  public var states: ControlState = .normal
  /// Whether it or something around it is hidden, so that it is not drawn.
  public var isHidden = false
  /// Why it is hidden, if it is.
  var hiding = LayoutBox.Hiding.gone
  /// Whether the file writes elements in it, even if none of them is there now.
  var hasContents = false
  /// Its own tint, else the inherited one; nil means that of the system.
  public var tint: Color?
  /// Its text: title, text or placeholder, regardless of the available room.
  public var text: String?
  /// The properties that are set or derived; defaults are in the catalogue.
  public var properties: [RenderProperty] = []
  public var accessibility = RenderAccessibility()
  /// For a text that is being edited: the characters before the cursor; nil means its end.
  public var cursor: Int?
  /// Whether it is the button that leads back to the screen before; no file writes it.
  public internal(set) var isWayBack = false
  /// The segment under a finger: 0 is minus and 1 plus of a stepper.
  public var touchedSegment: Int?
  /// Its place among the parts of its control.
  var position: Int32 = -1
  /// Into the controls of the tree; -1 without a control.
  var control: Int32 = -1
  /// The rows of a wheel.
  public var wheel: WheelRows?
  /// The loops around it, innermost last.
  public var rounds: [LoopRound] = []
  /// The instances of the labels for its name and its value; -1 for none.
  public var describedBy: Int32 = -1
  public var valueLabel: Int32 = -1

  public enum Place: String, Sendable { case child, leftView, rightView }
}

public struct RenderProperty: Sendable, Hashable {
  public var name: PropertyName
  public var state: ControlState = .normal
  public var rightState: ControlState?
  public var isKeyed = false
  public var value: RenderValue
  public var origin: Origin

  /// The source of its value.
  public enum Origin: String, Sendable { case file, binding, appearance, derived, state }
}

/// A value, or something that is not one.
public indirect enum RenderValue: Sendable, Hashable {
  case value(Value)
  /// A case of an enum of a file, resolved.
  case enumCase(enumeration: String, name: String, label: String)
  /// The name of an element, task or screen.
  case reference(String)
  /// An element at an end of a text field: its kind.
  case element(KindName)
  /// A button of the system by its name.
  case systemView(String)
  case list([RenderValue])
}

/// The texts and traits for assistive technology.
public struct RenderAccessibility: Sendable, Hashable {
  /// By the naming rule of the language; nil for an element without a name.
  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits: [String] = []
  public var identifier: String?
}

extension RenderTree {
  /// The value of a property without states: the one that is set, else the default.
  public func value(_ name: PropertyName, of node: Int) -> Value? {
    nodes[node].value(name)
  }

  /// Whether a node answers an alert or an action sheet.
  package func isAnswer(_ node: Int) -> Bool {
    let parent = Int(nodes[node].parent)
    return parent >= 0 && Kind.named(nodes[parent].kind).isModal
  }

  /// How deep the tree is.
  var levels: Int {
    var depths = [Int](repeating: 1, count: nodes.count)
    for (index, node) in nodes.enumerated() where node.parent >= 0 {
      depths[index] = depths[Int(node.parent)] + 1
    }
    return depths.max() ?? 0
  }

  /// The direct children of a node, in order.
  public func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var child = node + 1
    let end = node + Int(nodes[node].size)
    while child < end {
      result.append(child)
      child += Int(nodes[child].size)
    }
    return result
  }
}

extension RenderNode {
  package func bool(_ name: PropertyName) -> Bool { value(name) == .bool(true) }

  package func member(_ name: PropertyName) -> String? {
    if case .member(let name)? = value(name) { name } else { nil }
  }

  package func color(_ name: PropertyName) -> Color? {
    if case .color(let color)? = value(name) { color } else { nil }
  }

  package func image(_ name: PropertyName) -> ImageReference? {
    if case .image(let image)? = value(name) { image } else { nil }
  }

  package func number(_ name: PropertyName) -> Double? { value(name)?.number }

  package func string(_ name: PropertyName) -> String? {
    switch value(name) {
    case .string(let text)?, .localized(let text)?: text
    default: nil
    }
  }

  /// Whether people type into it.
  public var takesText: Bool { Kind.named(kind).takesText || bool(.acceptsKeyboardInput) }

  /// Whether a property is bound to a variable.
  public func isBound(_ name: PropertyName) -> Bool {
    properties.contains { $0.name == name && $0.origin == .binding }
  }

  public func raw(_ name: PropertyName) -> RenderValue? {
    properties.first { $0.name == name && !$0.isKeyed }?.value
  }
}
