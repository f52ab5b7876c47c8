import CtlChecker

/// Values as Swift literals.
enum Literal {
  /// A string in quotes. Characters that could end the string, begin an interpolation, be invisible
  /// or reorder the line are spelled by their number.
  static func string(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// The same without the quotes.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlainByte) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if isPlain(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    case .spaceSeparator: return false
    default: return true
    }
  }

  /// Text for a comment, without invisible characters.
  static func comment(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var scalars = String.UnicodeScalarView()
      for scalar in line.unicodeScalars where scalar == "\t" || scalar == " " || isPlain(scalar) {
        scalars.append(scalar == "\t" ? " " : scalar)
      }
      var clean = String(scalars)
      while clean.hasSuffix(" ") { clean.removeLast() }
      lines.append(clean)
    }
    return lines.joined(separator: "\n")
  }

  /// `1_000_000`: digits in groups of three from seven digits on.
  static func int(_ value: Int) -> String {
    guard value.magnitude >= 1_000_000 else { return String(value) }
    let digits = Array(String(value.magnitude))
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "_" }
      result.append(digit)
    }
    return result
  }

  /// The shortest text that reads as the same number; `bare` leaves out an empty fraction where the
  /// context makes it a Double anyway.
  static func double(_ value: Double, bare: Bool) -> String {
    if value.isNaN { return "Double.nan" }
    if value.isInfinite { return value < 0 ? "-Double.infinity" : "Double.infinity" }
    if bare, let whole = Int(exactly: value), whole.magnitude < 1_000_000_000_000,
      whole != 0 || value.sign == .plus
    {
      return int(whole)
    }
    // Swift warns of a literal that has fewer digits than others.
    if value.isSubnormal { return "Double(bitPattern: \(value.bitPattern))" }
    return value.description
  }

  static func color(_ color: Color) -> Code {
    guard color.inRuntime.isAdaptive else { return Code(plain(color)) }
    let looks = Look.allCases.map { Code(plain(color.resolved(in: $0))) }
    func pair(_ light: Code, _ dark: Code) -> [CodeLayout] {
      [light.labeled("light"), dark.labeled("dark")]
    }
    let usual = pair(looks[0], looks[1])
    let resolved = Look.allCases.map { color.resolved(in: $0) }
    if resolved[2...].elementsEqual(resolved[..<2]) { return .call("Color", usual) }
    let contrast =
      resolved[2] == resolved[3] ? looks[2] : .call("Color", pair(looks[2], looks[3]))
    return .call("Color", usual + [contrast.labeled("highContrast")])
  }

  private static func plain(_ color: Color) -> String {
    let digits = color.hex.dropFirst().prefix(6)
    return color.alpha == 255 ? "Color(0x\(digits))" : "Color(0x\(digits), alpha: \(color.alpha))"
  }

  static func duration(_ milliseconds: Int, typed: Bool) -> String {
    let type = typed ? "" : "Duration"
    if milliseconds == 0 { return "\(type).zero" }
    return milliseconds % 1000 == 0
      ? "\(type).seconds(\(int(milliseconds / 1000)))"
      : "\(type).milliseconds(\(int(milliseconds)))"
  }
}
