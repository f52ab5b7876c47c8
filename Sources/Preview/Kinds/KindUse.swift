import CtlCatalogue
import CtlRuntime
import CtlTerminal

/// A control of the runtime that is not used like a button.
protocol UsedControl: Control {
  static var use: KindUse { get }
}

/// How the preview uses the elements of a kind: with keys, with a finger, and in words. One value
/// in a file of its own for each kind that is not used like a button, found from the kinds of the
/// runtime.
struct KindUse: Sendable {
  /// The preview's words in both languages.
  typealias Words = (en: String, zh: String)
  typealias Act = @Sendable (inout Preview, _ node: Int) -> Void
  typealias Step = @Sendable (inout Preview, _ node: Int, _ step: Int) -> Void

  /// The hint in the line at the bottom.
  var hint: Words = ("Enter use", "回车使用")
  /// Whether an element can be used.
  var isUsable: @Sendable (Preview, _ node: Int) -> Bool = {
    Behavior($0.live.tree, $1) != nil
  }
  /// Enter, or the command `tap`.
  var activate: Act = { $0.use(.tap, $1) }
  /// The left and right arrows: 1 goes along the line. Nil moves the focus.
  var sideways: Step?
  /// The arrows up and down: 1 goes down. Nil moves the focus.
  var upAndDown: Step?
  /// Whether the kind uses the left and right arrows with VoiceOver too.
  var isSidewaysSpoken = false
  /// Whether VoiceOver goes up and down through its values.
  var isAdjustable = false
  /// Whether a resting finger repeats, with `⇧←` and `⇧→`, and `+` and `-` are keys.
  var isHeld = false
  /// Whether a finger takes its thumb to a value.
  var hasTrack = false
  /// Whether it can be touched beside what is drawn, as far as what it is in.
  var isWide = false
  /// A finger comes down at a cell.
  var press: @Sendable (inout Preview, _ node: Int, _ x: Int, _ y: Int) -> Void = {
    preview, node, x, _ in
    guard var behavior = Behavior(preview.live.tree, node) else { return }
    let events = behavior.send(.touch(.down))
    preview.holdDown(behavior, node, events)
    preview.held?.column = x
  }
  /// The finger moves; returns whether the kind uses that. Otherwise it leaves the element or not.
  var drag: @Sendable (inout Preview, _ node: Int, _ x: Int) -> Bool = { _, _, _ in false }
  /// What a tap opens, instead of what the file names.
  var open: (@Sendable (inout Preview, Behavior, _ node: Int) -> Void)?
  /// Whether the content around it is dragged to use it.
  var isPulled = false
  /// Whether the Return key makes a new line, and up and down stay in the text.
  var hasLines = false
  /// What VoiceOver says about an element without a control.
  var speech = Speech.plain
  /// Whether it has a turning sign.
  var isTurning: @Sendable (RenderTree, _ node: Int) -> Bool = { _, _ in false }
  /// Writes what no property of the element has.
  var keep: @Sendable (Behavior, inout LiveScreen) -> Void = { _, _ in }
  /// The value of an event, as the log shows it.
  var outcome: @Sendable (Behavior, RenderTree, _ node: Int) -> String? = { _, _, _ in nil }

  init() {}

  init(_ change: (inout KindUse) -> Void) { change(&self) }

  private static let table = KindName.allCases.map { kind in
    switch kind {
    case .row: return row
    case .screen, .section: return heading
    case .annotation: return title
    case .alert, .actionSheet: return modal
    case .tab: return tab
    case .scrollView: return scrollView
    default:
      let control = ControlKind(rawValue: kind.name)?.type as? any UsedControl.Type
      return control?.use ?? KindUse()
    }
  }

  static func of(_ kind: KindName) -> KindUse { table[kind.rawValue] }
  static func of(_ kind: ControlKind) -> KindUse {
    KindName(name: kind.rawValue).map(of) ?? KindUse()
  }
}

extension Preview {
  /// The control of an element as one of a kind.
  func control<C: Control>(_ node: Int, as type: C.Type) -> C? {
    live.tree.control(of: node)?[as: C.self]
  }

  func kindUse(_ node: Int) -> KindUse {
    live.tree.nodes[node].isWayBack ? .wayBack : KindUse.of(live.tree.nodes[node].kind)
  }

  var isRightToLeft: Bool { options.render.isRightToLeft }
}
