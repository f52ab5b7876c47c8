import CtlLayout

/// A sign in a square of 24 units, as the lines and areas of a path.
struct Symbol: Sendable {
  var lines = ""
  var areas = ""

  init(_ lines: String, areas: String = "") {
    self.lines = lines
    self.areas = areas
  }

  static func area(_ areas: String) -> Symbol { Symbol("", areas: areas) }

  /// The sign of an image by its name; `plus.fill` looks like `plus` when it has none of its own.
  static func named(_ name: String) -> Symbol? {
    var name = name[...]
    while true {
      if let symbol = table[String(name)] { return symbol }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  /// In the place of an image that only the app has.
  static let neutral = Symbol(
    "M3.5 5H20.5V19H3.5ZM3.5 16L8.5 11L13 15.5L16 13L20.5 17",
    areas: "M15.5 7.5A1.5 1.5 0 1 0 15.5 10.5A1.5 1.5 0 1 0 15.5 7.5Z")

  static let plus = Symbol("M12 4V20M4 12H20")
  static let minus = Symbol("M4 12H20")
  static let cross = Symbol("M6 6L18 18M18 6L6 18")
  static let info = Symbol("M10 10.5H12.3V18M9.5 18H15", areas: disc(12, 6.8, 1.3))
  static let book = Symbol(
    "M12 6.5C9.5 4.5 6 4.5 3 5.5V19C6 18 9.5 18 12 20C14.5 18 18 18 21 19V5.5C18 4.5 14.5 4.5 12 6.5Z"
      + "M12 6.5V20")
  static let disclosure = Symbol("M9 4L17 12L9 20")
  static let disclosureLeft = Symbol("M15 4L7 12L15 20")
  /// AirPlay.
  static let route = Symbol(
    "M7 17H3V5H21V17H17", areas: "M12 13.5L17.5 20.5H6.5Z")

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> String {
    func text(_ value: Double) -> String { SVGWriter.text(value) }
    let arc = "A\(text(radius)) \(text(radius)) 0 1 0 \(text(x)) "
    return "M\(text(x)) \(text(y - radius))\(arc)\(text(y + radius))\(arc)\(text(y - radius))Z"
  }

  private static let star =
    "M12 2.5L14.35 9.26L21.51 9.41L15.8 13.74L17.88 20.59L12 16.5L6.12 20.59L8.2 13.74L2.49 9.41"
    + "L9.65 9.26Z"
  private static let heart =
    "M12 20C4 14.5 2.5 11 2.5 8.2C2.5 5.3 4.7 3.5 7.2 3.5C9.2 3.5 11 4.6 12 6.5C13 4.6 14.8 3.5 16.8"
    + " 3.5C19.3 3.5 21.5 5.3 21.5 8.2C21.5 11 20 14.5 12 20Z"
  private static let sunRays =
    "M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M4.9 4.9L6.7 6.7M17.3 17.3L19.1 19.1M4.9 19.1L6.7 17.3"
    + "M17.3 6.7L19.1 4.9"
  private static let speaker = "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z"
  private static let drop =
    "M12 21.5C7 15.5 5.5 12.5 5.5 9.5A6.5 6.5 0 1 1 18.5 9.5C18.5 12.5 17 15.5 12 21.5Z"
  private static let person = "M4 20.5C4 16.5 7.5 14.5 12 14.5C16.5 14.5 20 16.5 20 20.5Z"
  private static let moon = "M19.5 14.8A8.5 8.5 0 1 1 9.2 4.5A7 7 0 0 0 19.5 14.8Z"
  private static let clock = "M12 7V12L15.5 14"

  private static let table: [String: Symbol] = [
    "plus": plus, "minus": minus, "xmark": cross, "checkmark": Symbol("M4.5 12.5L10 18L20 6"),
    "chevron.left": disclosureLeft, "chevron.right": disclosure,
    "chevron.up": Symbol("M4 15.5L12 7.5L20 15.5"), "chevron.down": Symbol("M4 8.5L12 16.5L20 8.5"),
    "arrow.left": Symbol("M20 12H4M11 5L4 12L11 19"),
    "arrow.right": Symbol("M4 12H20M13 5L20 12L13 19"),
    "arrow.up": Symbol("M12 20V4M5 11L12 4L19 11"),
    "arrow.down": Symbol("M12 4V20M5 13L12 20L19 13"),
    "arrow.clockwise": Symbol("M19 12A7 7 0 1 1 16.5 6.7M17.5 2.5V7.2H12.8"),
    "star": Symbol(star), "star.fill": .area(star), "heart": Symbol(heart),
    "heart.fill": .area(heart),
    "play": .area("M6 3.5L20 12L6 20.5Z"), "pause": .area("M6 4H10V20H6ZM14 4H18V20H14Z"),
    "stop": .area("M5 5H19V19H5Z"), "backward": .area("M12 4L2 12L12 20ZM22 4L12 12L22 20Z"),
    "forward": .area("M12 4L22 12L12 20ZM2 4L12 12L2 20Z"),
    "backward.end": .area("M5 4H7V20H5ZM20 4L8 12L20 20Z"),
    "forward.end": .area("M17 4H19V20H17ZM4 4L16 12L4 20Z"),
    "record": .area(disc(12, 12, 8)),
    "moon": Symbol(moon), "moon.fill": .area(moon),
    "sun": Symbol(disc(12, 12, 4.5) + sunRays), "sun.min": Symbol(disc(12, 12, 3) + sunRays),
    "sun.max": Symbol(sunRays, areas: disc(12, 12, 5)),
    "gear": Symbol(
      disc(12, 12, 3.2) + disc(12, 12, 7.2)
        + "M12 2V4.8M12 19.2V22M2 12H4.8M19.2 12H22M4.9 4.9L6.9 6.9M17.1 17.1L19.1 19.1"
        + "M4.9 19.1L6.9 17.1M17.1 6.9L19.1 4.9"),
    "magnifyingglass": Symbol(disc(10.5, 10.5, 7) + "M15.6 15.6L21 21"),
    "trash": Symbol(
      "M5 7H19M9.5 7V4.5H14.5V7M6.5 7L7.5 20.5H16.5L17.5 7M10 10V17.5M14 10V17.5"),
    "square.and.arrow.up": Symbol("M8.5 9.5H5.5V21H18.5V9.5H15.5M12 15V3M8 6.5L12 2.5L16 6.5"),
    "square.and.arrow.down": Symbol("M8.5 9.5H5.5V21H18.5V9.5H15.5M12 3V15M8 11.5L12 15.5L16 11.5"),
    "square.and.pencil": Symbol("M14 4.5H4V20H19.5V10M9 15L9.6 12L18.5 3L21 5.5L12 14.4Z"),
    "pencil": Symbol("M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM14 6.5L17.5 10"),
    "bell": Symbol(
      "M12 3.5C8.5 3.5 6.8 6 6.8 9.5C6.8 14 5 15.5 4.5 17H19.5C19 15.5 17.2 14 17.2 9.5C17.2 6 15.5"
        + " 3.5 12 3.5ZM10 19.5C10.3 20.7 11 21.2 12 21.2C13 21.2 13.7 20.7 14 19.5"),
    "envelope": Symbol("M3 6H21V18.5H3ZM3 6.5L12 13.5L21 6.5"),
    "phone": Symbol(
      "M6 3.5L9 3.5L10.5 8L8.5 10C9.5 12.5 11.5 14.5 14 15.5L16 13.5L20.5 15V18C20.5 19.5 19 20.5"
        + " 17.5 20.5C10 20 4 14 3.5 6.5C3.5 5 4.5 3.5 6 3.5Z"),
    "lock": Symbol("M6 11H18V20.5H6ZM8.5 11V7.5C8.5 5.5 10 4 12 4C14 4 15.5 5.5 15.5 7.5V11"),
    "key": Symbol(disc(7.5, 12, 4) + "M11.5 12H21V16M17 12V15"),
    "house": Symbol("M3.5 11.5L12 4L20.5 11.5M6 9.5V20H18V9.5"),
    "flag": Symbol("M6 21V4M6 4.5C9 3 12 6 18 4.5V13C12 14.5 9 11.5 6 13"),
    "person": Symbol(disc(12, 8, 4) + person),
    "person.fill": .area(disc(12, 8, 4) + person),
    "camera": Symbol("M3 8H7.5L9 5.5H15L16.5 8H21V19H3Z" + disc(12, 13.3, 3.5)),
    "book": book, "bookmark": Symbol("M7 3.5H17V20.5L12 16L7 20.5Z"),
    "bookmark.fill": .area("M7 3.5H17V20.5L12 16L7 20.5Z"),
    "speaker": Symbol("", areas: speaker),
    "speaker.wave.3": Symbol(
      "M15 9.5C16.3 11 16.3 13 15 14.5M17.5 7.5C20 10 20 14 17.5 16.5", areas: speaker),
    "note": Symbol("M9.5 17.5V5L19 3V15.5", areas: disc(7.2, 17.5, 2.3) + disc(16.7, 15.5, 2.3)),
    "music.note": Symbol(
      "M9.5 17.5V5L19 3V15.5", areas: disc(7.2, 17.5, 2.3) + disc(16.7, 15.5, 2.3)),
    "mappin": Symbol(drop + disc(12, 9.5, 2.4)), "map": Symbol(drop + disc(12, 9.5, 2.4)),
    "location": Symbol("M20.5 3.5L3.5 10.5L11.5 12.5L13.5 20.5Z"),
    "location.fill": .area("M20.5 3.5L3.5 10.5L11.5 12.5L13.5 20.5Z"),
    "circle": Symbol(disc(12, 12, 8.5)), "circle.fill": .area(disc(12, 12, 8.5)),
    "circle.small": Symbol(disc(12, 12, 4.5)), "circle.large": Symbol(disc(12, 12, 10)),
    "square": Symbol("M4.5 4.5H19.5V19.5H4.5Z"), "square.fill": .area("M4.5 4.5H19.5V19.5H4.5Z"),
    "repeat": Symbol("M4 11V7.5H20M16.5 4L20 7.5L16.5 11M20 13V16.5H4M7.5 13L4 16.5L7.5 20"),
    "shuffle": Symbol(
      "M3 7H7L16 17H21M3 17H7L10 13.7M13 10.3L16 7H21M18 4L21 7L18 10M18 14L21 17L18 20"),
    "bolt": Symbol("M13 2.5L5 13.5H11L10 21.5L19 9.5H12.5Z"),
    "clock": Symbol(disc(12, 12, 8.5) + clock),
    "timer": Symbol(disc(12, 13, 8) + "M12 13V8M9.5 2.5H14.5"),
    "alarm": Symbol(disc(12, 13, 7.5) + "M12 9V13H15M5 3.5L2.5 6M19 3.5L21.5 6"),
    "calendar": Symbol("M4 5.5H20V20H4ZM4 10H20M8 3V7M16 3V7"),
    "line.horizontal.3": Symbol("M4 6.5H20M4 12H20M4 17.5H20"),
    "list.bullet": Symbol(
      "M8.5 6.5H20M8.5 12H20M8.5 17.5H20",
      areas: disc(4.5, 6.5, 1.3) + disc(4.5, 12, 1.3) + disc(4.5, 17.5, 1.3)),
    "ellipsis": .area(disc(5, 12, 1.8) + disc(12, 12, 1.8) + disc(19, 12, 1.8)),
    "folder": Symbol("M3 6H9.5L11.5 8.5H21V19H3Z"),
    "doc": Symbol("M6 3H14L18 7V21H6ZM14 3V7H18"),
    "tag": Symbol("M3.5 3.5H12L21 12.5L12.5 21L3.5 12Z" + disc(8, 8, 1.5)),
    "cart": Symbol(
      "M2.5 4.5H5.5L8 15.5H18.5L20.5 7.5H6.2", areas: disc(9.5, 19, 1.6) + disc(17, 19, 1.6)),
    "globe": Symbol(
      disc(12, 12, 8.5) + "M3.5 12H20.5M12 3.5C8 7.5 8 16.5 12 20.5C16 16.5 16 7.5 12 3.5Z"),
    "paperclip": Symbol(
      "M18.5 10.5L11 18C8 21 3.5 16.5 6.5 13.5L14.5 5.5C16.5 3.5 19.5 6.5 17.5 8.5L10 16C9 17 7.5 15.5 8.5 14.5L15 8"
    ),
    "photo": neutral, "info": Symbol(disc(12, 12, 9) + info.lines, areas: info.areas),
    "questionmark": Symbol(
      "M8.5 8.5C8.5 6.5 10 5 12 5C14 5 15.5 6.5 15.5 8.3C15.5 11 12 11 12 14.5",
      areas: disc(12, 18.5, 1.2)),
    "exclamationmark": Symbol("M12 4V14.5", areas: disc(12, 18.8, 1.3)),
    "exclamationmark.triangle": Symbol(
      "M12 3.5L21.5 20H2.5ZM12 9.5V14.5", areas: disc(12, 17.2, 1)),
    "wifi": Symbol(
      "M3 9.5C8 4.5 16 4.5 21 9.5M6 13C9.5 9.8 14.5 9.8 18 13M9 16.3C10.8 14.8 13.2 14.8 15 16.3",
      areas: disc(12, 19, 1.4)),
    "paperplane": Symbol("M21 3L3 10.5L10 14L13.5 21ZM21 3L10 14"),
    "cloud": Symbol(
      "M7 18.5C4 18.5 2.5 16.5 2.5 14.5C2.5 12.5 4 11 6 10.8C6 7.5 8.5 5.5 11.5 5.5C14.5 5.5 16.5 7.3 17 10C19.5 10 21.5 11.8 21.5 14.2C21.5 16.8 19.5 18.5 17 18.5Z"
    ),
    "mic": Symbol(
      "M12 3.5A3 3 0 0 0 9 6.5V11.5A3 3 0 0 0 15 11.5V6.5A3 3 0 0 0 12 3.5ZM6 11.5C6 19.5 18 19.5 18 11.5M12 17.5V21"
    ),
    "eye": Symbol("M2.5 12C6.5 5.5 17.5 5.5 21.5 12C17.5 18.5 6.5 18.5 2.5 12Z" + disc(12, 12, 3)),
    "textformat": Symbol(
      "M3 18.5L7.5 6.5L12 18.5M4.5 14.5H10.5M14 18.5L17.2 10L20.5 18.5M15 16H19.4"),
  ]
}

extension SVGWriter {
  mutating func symbol(
    _ symbol: Symbol, in frame: Frame, _ color: Color, line: Double = 1.2,
    isStretched: Bool = false
  ) {
    if !symbol.lines.isEmpty {
      path(symbol.lines, in: frame, .stroke(color, line), isStretched: isStretched)
    }
    if !symbol.areas.isEmpty {
      path(symbol.areas, in: frame, .fill(color), isStretched: isStretched)
    }
  }
}
