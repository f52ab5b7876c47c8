import CtlCatalogue
import CtlRuntime
import CtlTerminal

/// How the preview uses the elements of a kind: with keys, with a finger, and in words. One value
/// in a file of its own for each kind that is not used like a button.
struct KindUse: Sendable {
  /// The preview's words in both languages.
  typealias Words = (en: String, zh: String)
  typealias Act = @Sendable (inout Preview, _ node: Int) -> Void
  typealias Step = @Sendable (inout Preview, _ node: Int, _ step: Int) -> Void

  let kinds: [KindName]
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
  /// Whether the Return key makes a new line, and up and down stay in the text.
  var hasLines = false
  /// The system's name for an element without a name in the file; empty where the value is enough.
  var systemName: Words?
  /// The kind, as VoiceOver says it, after the traits.
  var spokenKind: Words?
  /// Whether VoiceOver says the trait of a button.
  var isSpokenAsButton = true
  /// Whether it has a turning sign.
  var isTurning: @Sendable (RenderTree, _ node: Int) -> Bool = { _, _ in false }
  /// The value of an event, as the log shows it.
  var outcome: @Sendable (Behavior, RenderTree, _ node: Int) -> String? = { _, _, _ in nil }

  init(_ kinds: KindName...) { self.kinds = kinds }

  init(_ kinds: KindName..., change: (inout KindUse) -> Void) {
    self.kinds = kinds
    change(&self)
  }

  static let all: [KindUse] = [
    .stepper, .slider, .volumeView, .switch, .segmentedControl, .pageControl, .wheels,
    .refreshControl, .textField, .textView, .row, .moreInfo, .addContact, .progressView,
    .activityIndicator, .networkActivityIndicator, .heading,
  ]

  private static let table: [KindUse] = {
    var table = KindName.allCases.map { KindUse($0) }
    for use in all {
      for kind in use.kinds { table[kind.rawValue] = use }
    }
    return table
  }()

  static func of(_ kind: KindName) -> KindUse { table[kind.rawValue] }
}

extension Preview {
  func kindUse(_ node: Int) -> KindUse { KindUse.of(live.tree.nodes[node].kind) }

  var isRightToLeft: Bool { options.render.isRightToLeft }
}
