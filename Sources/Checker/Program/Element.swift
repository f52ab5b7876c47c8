import CtlCatalogue

/// The index of an element in `Program.elements`.
public struct ElementID: Hashable, Sendable, Comparable {
  public let rawValue: UInt32
  @inlinable public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }
  @inlinable public var index: Int { Int(rawValue) }
  @inlinable public static func < (first: ElementID, second: ElementID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// A node of the element tree of a screen or component, in pre-order: the children of an element
/// follow it, and the next sibling is `size` further. Conditions and loops are elements too.
public struct Element: Sendable, Hashable {
  public var form: Form
  /// The kind from the catalogue when the form is `.kind`; `.view` otherwise.
  public var kind: KindName
  public var origin: OriginID
  /// -1 for a root.
  public var parent: Int32
  /// Elements in the subtree, this one included.
  public var size: UInt32 = 1
  /// The entries in `Program.properties`, in the order of the file.
  public var firstProperty: UInt32 = 0
  public var propertyCount: UInt32 = 0
  /// The handlers in `Program.handlers`.
  public var firstHandler: UInt32 = 0
  public var handlerCount: UInt32 = 0
  /// By form: the use in `componentUses`, the loop in `loops`, the condition of a branch as an
  /// expression or -1 for `else`, the screen or component of a root, the slot in `slots`, the slot
  /// of the used component in the `slots` of its program.
  public var payload: Int32 = -1
  public var name: NameID?
  /// Into `Program.styleUses`, or -1.
  public var style: Int32 = -1
  /// Whether it is the value of a property, as in `rightView: button { … }`, so that it cannot go
  /// without the property.
  public var isValue = false
  /// How many loops are around it.
  public var loopDepth: UInt16 = 0

  public enum Form: UInt8, Sendable {
    /// A kind of the catalogue, the screen itself included.
    case kind
    /// The body of a component.
    case componentRoot
    /// `Counter { … }`
    case componentUse
    /// `if`: its children are branches.
    case conditional
    case branch
    /// `for`
    case loop
    /// `slot`: its children are there where a use fills it with nothing else.
    case slot
    /// The elements of a use for one slot of its component: a child of the use.
    case fill
    /// An element of an unknown kind; its contents are not checked against a kind.
    case unknown
  }

  public var handlers: Range<Int> {
    Int(firstHandler)..<Int(firstHandler) + Int(handlerCount)
  }
  public var properties: Range<Int> {
    Int(firstProperty)..<Int(firstProperty) + Int(propertyCount)
  }
}

/// A property that a file sets: `name: e`, `name(state): e`, `name <-> v`, or the primary text.
public struct PropertyEntry: Sendable, Hashable {
  public var name: PropertyName
  public var group: Group
  public var form: Form
  /// For per-state values, and for the left side of a pair.
  public var state: ControlState = .normal
  /// For the right side of a pair.
  public var rightState: ControlState?
  /// Whether states are written.
  public var isKeyed = false
  /// The parameter of a component's argument; otherwise -1.
  public var parameter: Int32 = -1
  public var expression: ExpressionID
  /// A property, a binding, or the string of a primary text.
  public var origin: OriginID
  public var element: ElementID

  public enum Group: UInt8, Sendable { case own, accessibility }
  public enum Form: UInt8, Sendable { case property, binding, primaryText }
}

/// `on event -> step`, `on event { steps }`, `on task.failed(message) -> step`, `on Screen(value) -> step`,
/// `on variable.changed -> step`, `on variable.field.changed -> step`
public struct Handler: Sendable, Hashable {
  public var element: ElementID
  public var event: EventName?
  /// The event of the used component, where the element is a use; the task that has ended, the screen
  /// that hands its result back, or the variable that has changed, where it is a screen.
  public var received: Symbol?
  /// What has changed, where that is a variable: the whole, or a field of it.
  public var followed: ExpressionID?
  /// Whether the task has failed instead.
  public var isFailure = false
  /// Into `Program.steps`; those with a mistake are left out.
  public var steps: Range<Int>
  /// Into `Program.eventParameters`.
  public var parameters: Range<Int>
  public var origin: OriginID
}

/// A constraint of a `layout` block.
public struct Constraint: Sendable, Hashable {
  public var owner: ElementID
  public var form: Form
  public var relation: Relation
  /// Points, or the constant of the equation.
  public var constant: Double
  /// 1...1000; 1000 is required.
  public var priority: Double
  public var origin: OriginID

  public enum Form: Sendable, Hashable {
    /// The index in `LayoutKind.all` and the elements.
    case kind(Int, [ElementID])
    /// `left == right * multiplier + constant`; right is nil for a plain number.
    case equation(Anchor, Anchor?, multiplier: Double)
  }

  public enum Relation: String, Sendable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
  }

  public struct Anchor: Sendable, Hashable {
    /// Nil for the superview.
    public var element: ElementID?
    /// One of `LayoutKind.anchors`.
    public var name: String

    public init(element: ElementID?, name: String) {
      (self.element, self.name) = (element, name)
    }
  }
}
