/// Small random damage to a source, as from typing, pasting and bad transfers.
public enum Mutations {
  static let fragments: [String] = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "\\", ":", "<->", "->", "@", "//", "/*", "*/", "\n",
    "\r\n", ";", ",", ".", "...", "..<", "?", "??", "#", "`", "screen", "if", "else", "for", "in",
    "on", "layout", "pin", "var", "enum", "🦊", "名", "\u{202E}", "\u{0}", "1h30min", "9999999999999",
  ]

  public static func mutate(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2:
        bytes.insert(contentsOf: Array(fragments.randomElement(using: &random)!.utf8), at: start)
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
      case 4:
        let part = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        let place = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: part, at: place)
      default: bytes.removeSubrange(start..<min(bytes.count, start + 200))
      }
    }
    return bytes
  }
}
