import CtlChecker

/// The characters that controls are drawn with; all are one column wide.
struct Glyphs: Sendable {
  // Boxes: corners and edges, rounded for the screen and popovers, square for rows.
  var horizontal = "─", vertical = "│"
  var roundTopLeft = "╭", roundTopRight = "╮", roundBottomLeft = "╰", roundBottomRight = "╯"
  var topLeft = "┌", topRight = "┐", bottomLeft = "└", bottomRight = "┘"
  var teeLeft = "├", teeRight = "┤"
  var arrowUp = "△"
  // Tracks.
  var filled = "━", empty = "─", thumb = "●", disabledFilled = "╍", disabledEmpty = "┄"
  var disabledThumb = "○"
  var bar = "█", barEmpty = "░", thinBar = "▂"
  // Switches.
  var highlightedThumb = "◉"
  var on = "(━━●)", off = "(○──)", highlightedOn = "(━━◉)", highlightedOff = "(◉──)"
  var disabledOn = "(╍╍●)", disabledOff = "(○┄┄)"
  // Brackets of buttons and fields.
  var buttonOpen = "‹", buttonClose = "›"
  var highlightOpen = "▐", highlightClose = "▌"
  var pressedOpen = "›", pressedClose = "‹"
  var disabledEdge = "┊"
  var fieldOpen = "(", fieldClose = ")"
  var cursor = "▏"
  var minus = "−", plus = "+"
  var dot = "○", currentDot = "●", disabledDot = "◌", disabledCurrentDot = "◍"
  var wheelLeft = "▸", wheelRight = "◂"
  var spinner = "✻", still = "✢", largeSpinner = "❋", network = "⇅", battery = "▰▰▰"
  var refresh = "↻", pull = "↓"
  /// The signs that turn during work.
  var turning = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"], turningNetwork = ["⇅", "⇵"]
  var add = "⊕", info = "ⓘ", lightInfo = "ⓘ", clear = "⊗", bookmarks = "▤"
  var pin = "⚑", volume = "♪", route = "◬", picture = "▣", check = "✓", ellipsis = "…"

  static let unicode = Glyphs()

  static let ascii = Glyphs(
    horizontal: "-", vertical: "|", roundTopLeft: ".", roundTopRight: ".", roundBottomLeft: "'",
    roundBottomRight: "'", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    teeLeft: "+", teeRight: "+", arrowUp: "^", filled: "=", empty: "-", thumb: "O",
    disabledFilled: ":", disabledEmpty: ".", disabledThumb: "o", bar: "#", barEmpty: ".",
    thinBar: "_", highlightedThumb: "@", on: "(==O)", off: "(O--)", highlightedOn: "(==@)",
    highlightedOff: "(@--)", disabledOn: "(::o)", disabledOff: "(o..)",
    buttonOpen: "<", buttonClose: ">", highlightOpen: "{", highlightClose: "}",
    pressedOpen: ">", pressedClose: "<",
    disabledEdge: ":", fieldOpen: "(", fieldClose: ")", cursor: "|", minus: "-", plus: "+",
    dot: "o", currentDot: "@", disabledDot: ".", disabledCurrentDot: "o", wheelLeft: ">",
    wheelRight: "<", spinner: "*", still: "+",
    largeSpinner: "*", network: "%", battery: "===", refresh: "@", pull: "v",
    turning: ["|", "/", "-", "\\"], turningNetwork: ["%", "+"], add: "(+)",
    info: "(i)",
    lightInfo: "(i)", clear: "(x)", bookmarks: "[=]", pin: "!",
    volume: "~", route: "^", picture: "#", check: "v", ellipsis: "...")

  /// How an image looks: a sign for well-known names, else its name.
  func image(_ name: String) -> String { sign(name) ?? picture + name }

  /// The sign for an image; `plus.fill` looks like `plus` when it has none of its own.
  func sign(_ name: String) -> String? {
    let signs = picture == Glyphs.unicode.picture ? Glyphs.signs : Glyphs.asciiSigns
    var name = name[...]
    while true {
      if let sign = signs[String(name)] { return sign }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  private static let asciiSigns: [String: String] = [
    "plus": "+", "minus": "-", "xmark": "x", "checkmark": "v", "star": "-", "star.fill": "*",
    "play": ">", "pause": "||", "stop": "[]", "chevron.left": "<", "chevron.right": ">",
    "arrow.right": "->", "arrow.left": "<-", "heart.fill": "<3", "backward": "<<",
    "forward": ">>", "circle": "o", "circle.fill": "@",
  ]

  private static let signs: [String: String] = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "heart": "♡", "heart.fill": "♥",
    "heart.half": "❥", "star": "☆", "star.fill": "★", "play": "▶", "pause": "‖", "stop": "■",
    "moon": "☾", "sun": "☼", "sun.min": "☉", "chevron.left": "‹", "chevron.right": "›",
    "arrow.right": "→",
    "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "repeat": "↻", "shuffle": "⤨",
    "magnifyingglass": "⌕", "book": "▤", "square.and.arrow.up": "⇪", "backward": "«",
    "forward": "»", "backward.end": "|«", "forward.end": "»|", "gear": "⚙", "flag": "⚑",
    "pencil": "✎", "trash": "⌫", "bell": "♪", "envelope": "✉", "phone": "✆", "circle": "○",
    "circle.fill": "●", "circle.small": "∘", "circle.large": "◯", "square": "□", "bolt": "↯",
    "house": "⌂", "line.horizontal.3": "≡", "speaker": "♪", "note": "♪", "lock": "⚿",
  ]
}
