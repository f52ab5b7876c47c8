/// The signs of the language by their first byte, longer ones before those they begin with: operators,
/// and the arrows, dots and equal signs around them.
struct Signs: Sendable {
  struct Sign: Sendable {
    let token: TokenKind
    let length: UInt8
    /// The bytes, the first one lowest, and which bits of a word they fill.
    let word: UInt32
    let mask: UInt32
  }

  let all: [Sign]
  /// Where the signs with a first byte begin in `all`; its count where there are none.
  let first: [UInt8]

  static let shared = Signs()

  private init() {
    var tokens: [TokenKind] = [
      .dot, .arrow, .bind, .assign, .plusAssign, .minusAssign, .question,
    ]
    for one in Operator.all where !tokens.contains(one.token) { tokens.append(one.token) }
    all = tokens.compactMap { token in
      token.spelling.map { spelling in
        var word: UInt32 = 0
        for byte in spelling.utf8.reversed() { word = word << 8 | UInt32(byte) }
        let length = UInt8(spelling.utf8.count)
        return Sign(token: token, length: length, word: word, mask: 1 << (UInt32(length) * 8) - 1)
      }
    }.sorted { ($0.word & 0xFF, $1.length) < ($1.word & 0xFF, $0.length) }
    var first = [UInt8](repeating: UInt8(all.count), count: 256)
    for (index, sign) in all.enumerated().reversed() {
      first[Int(sign.word & 0xFF)] = UInt8(index)
    }
    self.first = first
  }
}
