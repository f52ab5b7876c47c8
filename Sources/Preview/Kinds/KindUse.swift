import CtlCatalogue
import CtlRuntime
import CtlTerminal

/// What the preview does with the elements of a kind: with keys, with a finger, and in words. One
/// value for each kind that is not used as a button is, in a file of its own.
struct KindUse: Sendable {
  /// The preview's words in both languages.
  typealias Words = (en: String, zh: String)
  typealias Act = @Sendable (inout Preview, _ node: Int) -> Void
  typealias Step = @Sendable (inout Preview, _ node: Int, _ step: Int) -> Void

  let kinds: [KindName]
  /// What can be done with it, for the line at the bottom.
  var hint: Words = ("Enter use", "回车使用")
  /// Whether an element can be used.
  var isUsable: @Sendable (Preview, _ node: Int) -> Bool = {
    Behavior($0.live.tree, $1) != nil
  }
  /// Enter, or the command `tap`.
  var activate: Act = { $0.use(.tap, $1) }
  /// The arrows to the sides: 1 goes where lines go. Nil moves the focus.
  var sideways: Step?
  /// The arrows up and down: 1 goes down. Nil moves the focus.
  var upAndDown: Step?
  /// Whether VoiceOver leaves the arrows to the sides to the kind.
  var isSidewaysSpoken = false
  /// Whether VoiceOver goes up and down through its values.
  var isAdjustable = false
  /// Whether a finger that rests goes on, with `⇧←` and `⇧→`, and `+` and `-` are keys.
  var isHeld = false
  /// A finger comes down at a cell.
  var press: @Sendable (inout Preview, _ node: Int, _ x: Int, _ y: Int) -> Void = {
    preview, node, x, _ in
    guard var behavior = Behavior(preview.live.tree, node) else { return }
    let events = behavior.send(.touch(.down))
    preview.holdDown(behavior, node, events)
    preview.held?.column = x
  }
  /// The finger moves; whether the kind does something with it. Else it leaves the element or not.
  var drag: @Sendable (inout Preview, _ node: Int, _ x: Int) -> Bool = { _, _, _ in false }
  /// Whether the Return key makes a new line, and up and down stay in the text.
  var hasLines = false
  /// What the system calls an element that the file gives no name; empty where the value is enough.
  var systemName: Words?
  /// What VoiceOver says that it is, after its traits.
  var spokenKind: Words?
  /// Whether VoiceOver says the trait of a button.
  var isSpokenAsButton = true
  /// Whether a sign of it turns.
  var isTurning: @Sendable (RenderTree, _ node: Int) -> Bool = { _, _ in false }
  /// The value that an event tells of, as the log shows it.
  var outcome: @Sendable (Behavior, RenderTree, _ node: Int) -> String? = { _, _, _ in nil }

  init(_ kinds: KindName...) { self.kinds = kinds }

  init(_ kinds: KindName..., change: (inout KindUse) -> Void) {
    self.kinds = kinds
    change(&self)
  }

  static let all: [KindUse] = [
    .stepper, .slider, .volumeView, .switch, .segmentedControl, .pageControl, .wheels,
    .refreshControl, .textField, .textView, .row, .moreInfo, .addContact, .progressView,
    .activityIndicator, .networkActivityIndicator,
  ]

  private static let table: [KindUse] = {
    var table = KindName.allCases.map { KindUse($0) }
    for use in all {
      for kind in use.kinds { table[Int(kind.rawValue)] = use }
    }
    return table
  }()

  static func of(_ kind: KindName) -> KindUse { table[Int(kind.rawValue)] }
}

extension Preview {
  func kindUse(_ node: Int) -> KindUse { KindUse.of(live.tree.nodes[node].kind) }

  var isRightToLeft: Bool { options.render.isRightToLeft }
}
